// With whom one plays: the computer, a friend, somebody at the same screen.
import { t } from "../i18n";
import type { BotInfo } from "../protocol";
import { Button } from "../ui/button";
import { LocalWarning } from "../ui/reachable";
import { levels } from "./choices";
import { ImportButton } from "./past";

const TAB = "M3 44V10L15 2L27 10V44Z";
const MARKS = [
  "M3 37H27",
  "M12.4 14V44M17.6 14V44M8 32.6V39.4M4.8 36H11.2M22 32.6V39.4M18.8 36H25.2",
  "M15 15L17 20.4L22.6 20.6L18.2 24L19.8 29.4L15 26.2L10.2 29.4L11.8 24L7.4 20.6L13 20.4ZM8 41C5 36 6 32 8 29M22 41C25 36 24 32 22 29M15 43C12 43 10 42 8 41M15 43C18 43 20 42 22 41",
];

/** A shoulder strap: the higher the level, the more there is on it. */
function Strap({ rank }: { rank: number }) {
  return (
    <svg viewBox="0 0 30 46" aria-hidden="true">
      <path class="epa" d={TAB} />
      <circle class="epb" cx="15" cy="9.5" r="2" />
      <path class="epl" d={MARKS[rank] ?? MARKS.at(-1)!} />
    </svg>
  );
}

/** The levels as stairs, from the weakest to the strongest. */
export function Stairs({ bots }: { bots: BotInfo[] }) {
  return (
    <ol class="stair">
      {levels(bots).map((bot, rank) => (
        <li key={bot.id} class={rank === 0 ? "on" : ""}>
          <Strap rank={rank} />
          <b>{bot.text}</b>
          <p>{bot.hint}</p>
          <span class="who2">{t("level-for", { level: bot.id })}</span>
        </li>
      ))}
    </ol>
  );
}

export function Ways({ bots, game }: { bots: BotInfo[]; game: string }) {
  return (
    <div class="ways folio" id="with">
      <section aria-labelledby="ways-bot">
        <h2 id="ways-bot">
          {t("ways-bot")} <small>{t("ways-bot-note")}</small>
        </h2>
        <Stairs bots={bots} />
        <p class="note">{t("ways-bot-more")}</p>
      </section>
      <section aria-labelledby="ways-friend">
        <h2 id="ways-friend">
          {t("ways-friend")} <small>{t("ways-friend-note")}</small>
        </h2>
        <p class="plain">{t("ways-friend-text")}</p>
        <p>
          <Button icon="link" href={`/?game=${game}&with=friend`}>
            {t("ways-friend-go")}
          </Button>
        </p>
        <LocalWarning />
      </section>
      <section aria-labelledby="ways-same">
        <h2 id="ways-same">{t("ways-same")}</h2>
        <p class="plain">{t("ways-same-text")}</p>
        <p>
          <Button icon="person" href={`/?game=${game}&with=same`}>
            {t("ways-same-go")}
          </Button>
        </p>
        <hr />
        <h2 id="continue">{t("door-continue")}</h2>
        <p class="plain">{t("ways-continue-text")}</p>
        <div class="acts2">
          <ImportButton />
          <Button href="/account">{t("ways-device")}</Button>
        </div>
      </section>
    </div>
  );
}
