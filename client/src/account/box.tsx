import type { ComponentChildren } from "preact";

/** A titled section of the account page. */
export function Box({ id, title, children }: { id: string; title: string; children: ComponentChildren }) {
  return (
    <section class="sheet box" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
