// The buttons of the timeline: start, end, step, play.
import { t } from "../i18n";
import { Button, Icon, Segmented, SquareButton } from "../ui";
import { withSign } from "../ui/format";
import { Badge, Sign } from "./parts";
import { SPEEDS, type Speed } from "./player";
import type { Step } from "./reel";
import { useReplay } from "./replayModel";

const STEPS: Step[] = ["act", "phase", "turn"];
const LARGER: Record<Step, Step> = { act: "phase", phase: "turn", turn: "turn" };
const SPEED_TEXT: Record<Speed, string> = { 0.5: "½×", 1: "1×", 2: "2×", 4: "4×" };

function Title() {
  const model = useReplay();
  const first = model.board.value?.sides[0];
  const reel = model.reel.value;
  const sum = reel.luck.at(-1)?.sum ?? 0;
  if (!first || reel.luck.length === 0) return <h2>{t("replay-course")}</h2>;
  return (
    <h2>
      <Badge side={first.id} />
      <span class="what-luck">
        {t("replay-luck-title", { side: first.text })} <small>{t("replay-luck-unit")}</small>
      </span>
      <b class="all" title={t("replay-luck-all")}>
        {withSign(sum)}
      </b>
    </h2>
  );
}

function Key() {
  const reel = useReplay().reel.value;
  if (reel.luck.length === 0) return null;
  return (
    <span class="key">
      <i class="k1" aria-hidden="true" />
      <span>{t("replay-key-more")}</span>
      <i class="k2" aria-hidden="true" />
      <span>{t("replay-key-less")}</span>
      {reel.hasBand && (
        <>
          <i class="k3" aria-hidden="true" />
          <span>{t("replay-key-band")}</span>
        </>
      )}
    </span>
  );
}

export function Controls() {
  const model = useReplay();
  const { player } = model;
  const reel = model.reel.value;
  const [n, step, playing] = [player.n.value, player.step.value, player.playing.value];
  const [start, end, larger] = [n <= 0, n >= reel.last, LARGER[step]];
  const speed = player.speed.value;
  const faster = (): void => {
    player.speed.value = SPEEDS[(SPEEDS.indexOf(speed) + 1) % SPEEDS.length]!;
  };
  return (
    <div class="ctl">
      <Title />
      <div class="vcr" role="toolbar" aria-label={t("replay-vcr")}>
        <SquareButton label={t("replay-first")} off={start} onClick={() => player.go(0)}>
          <Sign name="first" />
        </SquareButton>
        <SquareButton
          class="wide"
          label={t(`replay-back-${larger}`)}
          off={start}
          onClick={() => player.move(-1, larger)}
        >
          <Sign name="slower" />
        </SquareButton>
        <SquareButton label={t(`replay-back-${step}`)} off={start} onClick={() => player.move(-1)}>
          <Icon name="back" />
        </SquareButton>
        <Button kind="legal" class="play" icon={playing ? "pause" : "play"} onClick={() => player.toggle()}>
          {playing ? t("replay-pause") : t("replay-play")}
        </Button>
        <SquareButton label={t(`replay-on-${step}`)} off={end} onClick={() => player.move(1)}>
          <Icon name="forward" />
        </SquareButton>
        <SquareButton
          class="wide"
          label={t(`replay-on-${larger}`)}
          off={end}
          onClick={() => player.move(1, larger)}
        >
          <Sign name="faster" />
        </SquareButton>
        <SquareButton label={t("replay-last")} off={end} onClick={() => player.go(reel.last)}>
          <Sign name="last" />
        </SquareButton>
        <button
          type="button"
          class="btn sq narrow"
          aria-label={t("replay-speed-now", { speed: SPEED_TEXT[speed] })}
          onClick={faster}
        >
          {SPEED_TEXT[speed]}
        </button>
      </div>
      <Segmented
        class="steps"
        label={t("replay-step")}
        value={step}
        choices={STEPS.map((value) => ({ value, text: t(`replay-step-${value}`) }))}
        onChange={(to) => (player.step.value = to)}
      />
      <Segmented
        class="speeds wide"
        label={t("replay-speed")}
        value={String(speed)}
        choices={SPEEDS.map((value) => ({ value: String(value), text: SPEED_TEXT[value] }))}
        onChange={(to) => (player.speed.value = Number(to) as Speed)}
      />
      <span class="grow" />
      <Key />
    </div>
  );
}
