// The slot for cards, bottom right on the map: one is open, the others are tabs above it.
import type { ComponentChild } from "preact";
import { t } from "../i18n";
import { Icon, type IconName } from "../ui";
import { AlarmCard } from "./AlarmCard";
import { CatchUpCard } from "./CatchUpCard";
import { useDesk } from "./context";
import { DrawCard } from "./DrawCard";
import { EndCard } from "./EndCard";
import { HintCard } from "./HintCard";
import { InterceptCard } from "./InterceptCard";
import { QuestionCard } from "./QuestionCard";
import { RollCard } from "./RollCard";
import type { CardName } from "./slot";
import { TourCard } from "./TourCard";
import { WhyCard } from "./WhyCard";

const ICONS: Record<CardName, IconName> = {
  question: "bell",
  why: "why",
  air: "plane",
  draw: "bag",
  end: "seal",
  catch: "play",
  alarm: "warn",
  hint: "hint",
  tour: "book",
  roll: "die",
};

const CONTENTS: Record<CardName, () => ComponentChild> = {
  question: () => <QuestionCard />,
  why: () => <WhyCard />,
  air: () => <InterceptCard />,
  draw: () => <DrawCard />,
  end: () => <EndCard />,
  catch: () => <CatchUpCard />,
  alarm: () => <AlarmCard />,
  hint: () => <HintCard />,
  tour: () => <TourCard />,
  roll: () => <RollCard />,
};

export function Slot() {
  const { slot } = useDesk();
  const open = slot.open.value;
  const top = slot.top.value;
  return (
    <div class="slot" data-card={top ?? undefined}>
      {open.length > 1 && (
        <div class="queue" role="group" aria-label={t("table-cards")}>
          {open.map((name) => (
            <button
              key={name}
              type="button"
              data-tab={name}
              aria-pressed={name === top}
              onClick={() => slot.choose(name)}
            >
              <Icon name={ICONS[name]} />
              {t(`table-card-${name}`)}
            </button>
          ))}
        </div>
      )}
      {/* always in the page: a live region that appears together with its text is not read out */}
      <div aria-live="polite">{top && <div key={top}>{CONTENTS[top]()}</div>}</div>
    </div>
  );
}
