import type { ComponentChildren } from "preact";
import { useId } from "preact/hooks";

export interface OptProps {
  name: string;
  on: boolean;
  onPick: () => void;
  title: string;
  hint?: string;
  /** On the right of the title. */
  aside?: string;
  /** Controls of its own, above the label that covers the whole box. */
  children?: ComponentChildren;
}

/** A radio button as a box that can be clicked anywhere. */
export function Opt({ name, on, onPick, title, hint, aside, children }: OptProps) {
  const id = useId();
  return (
    <div class={on ? "opt on" : "opt"}>
      <input
        type="radio"
        id={id}
        name={name}
        checked={on}
        onChange={onPick}
        aria-describedby={hint ? `${id}-hint` : undefined}
      />
      <div>
        <label for={id}>{title}</label>
        {aside && <span class="r">{aside}</span>}
        {hint && (
          <p class="note" id={`${id}-hint`}>
            {hint}
          </p>
        )}
        {children}
      </div>
    </div>
  );
}

/** A check box, with something after its label. */
export function Check({
  text,
  on,
  onChange,
  children,
}: {
  text: string;
  on: boolean;
  onChange: (on: boolean) => void;
  children?: ComponentChildren;
}) {
  const id = useId();
  return (
    <div class="chk">
      <input type="checkbox" id={id} checked={on} onChange={(e) => onChange(e.currentTarget.checked)} />
      <label for={id}>{text}</label>
      {children}
    </div>
  );
}
