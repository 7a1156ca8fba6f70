// Buttons. Gold: can be undone. Dark: cannot be undone. Dashed: not allowed, a click says why.
import type { ComponentChildren, Ref } from "preact";
import { Icon, type IconName } from "./icon";

export type ButtonKind = "legal" | "final" | "plain" | "quiet" | "why" | "off";

export interface ButtonProps {
  kind?: ButtonKind;
  /** Small text after the label: "2 MP, can be undone". */
  note?: string;
  icon?: IconName;
  iconAfter?: IconName;
  big?: boolean;
  href?: string;
  download?: string;
  newTab?: boolean;
  type?: "button" | "submit";
  form?: string;
  class?: string;
  pressed?: boolean;
  /** In progress: a second click does nothing, and the button keeps its focus. */
  busy?: boolean;
  label?: string;
  title?: string;
  onClick?: (e: MouseEvent) => void;
  buttonRef?: Ref<HTMLButtonElement>;
  children?: ComponentChildren;
  [data: `data-${string}`]: string | undefined;
}

export function Button({
  kind = "plain",
  note,
  icon,
  iconAfter,
  big,
  href,
  newTab,
  type = "button",
  pressed,
  busy,
  label,
  onClick,
  buttonRef,
  children,
  class: more,
  ...rest
}: ButtonProps) {
  const name = ["btn", kind === "plain" ? "" : kind, big ? "big" : "", more ?? ""].filter(Boolean).join(" ");
  const inside = (
    <>
      {icon && <Icon name={icon} />}
      {children != null && <span>{children}</span>}
      {note && <small>{note}</small>}
      {iconAfter && <Icon name={iconAfter} />}
    </>
  );
  if (href !== undefined)
    return (
      <a
        class={name}
        href={href}
        target={newTab ? "_blank" : undefined}
        rel={newTab ? "noopener" : undefined}
        aria-label={label}
        onClick={onClick}
        {...rest}
      >
        {inside}
      </a>
    );
  return (
    <button
      ref={buttonRef}
      type={type}
      class={name}
      aria-label={label}
      aria-pressed={pressed}
      aria-disabled={busy || undefined}
      onClick={(e) => (busy ? e.preventDefault() : onClick?.(e))}
      {...rest}
    >
      {inside}
    </button>
  );
}

export function IconButton({
  icon,
  label,
  onClick,
  pressed,
  href,
  class: more,
}: {
  icon: IconName;
  label: string;
  onClick?: (e: MouseEvent) => void;
  pressed?: boolean;
  href?: string;
  class?: string;
}) {
  const name = more ? `iconbtn ${more}` : "iconbtn";
  if (href !== undefined)
    return (
      <a class={name} href={href} aria-label={label} title={label}>
        <Icon name={icon} />
      </a>
    );
  return (
    <button
      type="button"
      class={name}
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      onClick={onClick}
    >
      <Icon name={icon} />
    </button>
  );
}

/** A square button with a sign in it. When off it keeps its focus and does nothing. */
export function SquareButton({
  label,
  title = label,
  off,
  onClick,
  class: more,
  children,
}: {
  label: string;
  title?: string;
  off: boolean;
  onClick: () => void;
  class?: string;
  children: ComponentChildren;
}) {
  return (
    <button
      type="button"
      class={more ? `btn sq ${more}` : "btn sq"}
      aria-label={label}
      title={title}
      aria-disabled={off || undefined}
      onClick={() => off || onClick()}
    >
      {children}
    </button>
  );
}
