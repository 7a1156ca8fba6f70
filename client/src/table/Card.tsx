// The frame of a card in the slot.
import type { ComponentChildren } from "preact";
import { t } from "../i18n";
import { Icon, IconButton, type IconName } from "../ui";

export type CardLook = "why" | "brass" | "warn" | "steel" | "ink";

export function Card({
  look,
  icon,
  title,
  meta,
  class: more,
  onClose,
  children,
}: {
  look: CardLook;
  icon?: IconName;
  title: string;
  meta?: string;
  class?: string;
  onClose: () => void;
  children: ComponentChildren;
}) {
  return (
    <div class={more ? `card ${more}` : "card"} data-look={look} role="group" aria-label={title}>
      <header>
        {icon && <Icon name={icon} />}
        <h2>{title}</h2>
        {meta && <span class="meta">{meta}</span>}
        <IconButton icon="x" label={t("close")} onClick={onClose} />
      </header>
      {children}
    </div>
  );
}
