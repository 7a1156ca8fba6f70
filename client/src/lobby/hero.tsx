// One sentence, one picture, one button.
import { useRef, useState } from "preact/hooks";
import { t } from "../i18n";
import type { Games } from "../protocol";
import { navigate } from "../router";
import { Button } from "../ui/button";
import { Icon } from "../ui/icon";
import { ThumbnailImage } from "../ui/thumbnail";
import { guidedIn } from "./choices";
import { firstLesson, type Lesson, lengthText, opening } from "./facts";
import { useOpening } from "./opening";

/** The address of an invitation, typed or pasted: only what belongs to this server is followed. */
export function placeIn(text: string): string | null {
  const found = /\/(join|watch)\/?#([\w-]+\.[\w-]+)/.exec(text.trim());
  return found ? `/${found[1]}#${found[2]}` : null;
}

function LinkField() {
  const [wrong, setWrong] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const go = (e: Event) => {
    e.preventDefault();
    const place = placeIn(input.current?.value ?? "");
    setWrong(place === null);
    if (place !== null) navigate(place);
  };
  return (
    <details class="sentlink">
      <summary class="link">{t("door-link")}</summary>
      <form onSubmit={go}>
        <label for="door-link">{t("door-link-paste")}</label>
        <input id="door-link" class="text" ref={input} aria-invalid={wrong} autocomplete="off" />
        <Button type="submit">{t("door-link-go")}</Button>
        {wrong && (
          <p class="wrong" role="alert">
            {t("join-incomplete")}
          </p>
        )}
      </form>
    </details>
  );
}

function Guided({ lesson, found }: { lesson: Lesson; found: Games }) {
  const { busy, wrong, open } = useOpening();
  const { game, scenario } = lesson;
  const order = guidedIn(game, found.bots, scenario.id);
  return (
    <>
      <button
        type="button"
        class="btn legal huge"
        aria-disabled={busy.value || undefined}
        onClick={() => busy.value || void open(order, "", "?tour=1")}
      >
        <Icon name="play" />
        <span class="two">
          {t("door-guided")}
          <small>{t("door-guided-note", { length: lengthText(scenario.minutes) })}</small>
        </span>
      </button>
      <div role="alert">{wrong.value && <p class="wrong">{wrong.value.message}</p>}</div>
      <p class="it2">
        <b>{scenario.title}.</b> {opening(scenario.about, 2)}
      </p>
    </>
  );
}

export function Hero({ found }: { found: Games }) {
  const lesson = firstLesson(found.games);
  return (
    <section class="hero folio" aria-labelledby="lobby-title">
      <div class="say">
        <h1 id="lobby-title">{t("door-title", { count: found.games.length })}</h1>
        {lesson && <Guided lesson={lesson} found={found} />}
        <div class="orelse">
          <a class="link" href="#games">
            {t("door-choose")}
          </a>
          <LinkField />
          <a class="link" href="#continue">
            {t("door-continue")}
          </a>
        </div>
      </div>
      {lesson && (
        <figure class="pic">
          <ThumbnailImage game={lesson.game.id} scenario={lesson.scenario.id} />
          <figcaption class="mapcap">{t("door-picture", { scenario: lesson.scenario.title })}</figcaption>
        </figure>
      )}
    </section>
  );
}
