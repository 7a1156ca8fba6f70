import type { ComponentChildren } from "preact";

export interface SegmentedProps<T extends string> {
  label: string;
  value: T;
  choices: { value: T; text: ComponentChildren; label?: string }[];
  onChange: (value: T) => void;
  class?: string;
}

/** A few choices side by side, one of them pressed. */
export function Segmented<T extends string>({
  label,
  value,
  choices,
  onChange,
  class: more,
}: SegmentedProps<T>) {
  return (
    <span class={more ? `seg ${more}` : "seg"} role="group" aria-label={label}>
      {choices.map((c) => (
        <button
          key={c.value}
          type="button"
          aria-pressed={c.value === value}
          aria-label={c.label}
          title={c.label}
          onClick={() => onChange(c.value)}
        >
          {c.text}
        </button>
      ))}
    </span>
  );
}

export interface SwitchProps {
  on: boolean;
  onChange: (on: boolean) => void;
  children: ComponentChildren;
}

export function Switch({ on, onChange, children }: SwitchProps) {
  return (
    <button type="button" class="switch" role="switch" aria-checked={on} onClick={() => onChange(!on)}>
      <span class="rail" aria-hidden="true" />
      <span>{children}</span>
    </button>
  );
}
