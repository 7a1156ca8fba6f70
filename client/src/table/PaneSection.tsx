import type { ComponentChildren, Ref } from "preact";
import type { Pane } from "./panes";

interface Props {
  pane: Pane;
  /** The part of the page the guided tour points at. */
  spot: string;
  label: string;
  class: string;
  sectionRef?: Ref<HTMLElement>;
  children: ComponentChildren;
}

/** One of the panes on the right: stack, combat or log. */
export function PaneSection({ pane, spot, label, class: name, sectionRef, children }: Props) {
  return (
    <section
      ref={sectionRef}
      class={name}
      data-pane={pane}
      data-spot={spot}
      id={`pane-${pane}`}
      tabIndex={-1}
      role="group"
      aria-label={label}
    >
      {children}
    </section>
  );
}
