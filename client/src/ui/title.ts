import { useEffect } from "preact/hooks";

/** Set the page title. */
export function useTitle(text: string): void {
  useEffect(() => {
    document.title = text ? `${text} · Grognard` : "Grognard";
  }, [text]);
}
