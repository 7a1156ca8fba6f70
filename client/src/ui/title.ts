import { useEffect } from "preact/hooks";

/** What the browser's tab says. */
export function useTitle(text: string): void {
  useEffect(() => {
    document.title = text ? `${text} · Grognard` : "Grognard";
  }, [text]);
}
