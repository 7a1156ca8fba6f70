// The top bar of a replay: game, result, players, dice check.
import { t } from "../i18n";
import { Icon, IconButton, TopBar } from "../ui";
import { Verdict } from "./Book";
import { Badge, Sign } from "./parts";
import { useReplay } from "./replayModel";

export function Top() {
  const model = useReplay();
  const { table } = model.replay.value!;
  const how = table.result?.text ?? (table.status === "over" ? "" : t("replay-goes-on"));
  const middle = (
    <>
      <span class="sep wide" />
      <h1 class="game">
        {t("replay-title")}{" "}
        <i class="wide">
          {[table.title, t("replay-turns", { n: table.turn - Math.max(0, table.last - table.turns) }), how]
            .filter(Boolean)
            .join(" · ")}
        </i>
      </h1>
    </>
  );
  const right = (
    <span class="seats wide">
      {table.seats.map((seat) => (
        <span key={seat.n} class="who">
          <Badge side={seat.side} label />
          <b>{seat.you ? t("replay-you", { name: seat.name }) : seat.name || t("replay-open")}</b>
        </span>
      ))}
      <Verdict />
    </span>
  );
  const back = t("replay-to-table");
  const save = t("replay-journal");
  const study = t("study-open");
  const end = (
    <>
      <a class="iconbtn" href={`/study/${model.id}`} aria-label={study} title={study}>
        <Icon name="search" />
      </a>
      <a class="iconbtn wide" href={`${model.path}/journal`} download aria-label={save} title={save}>
        <Sign name="save" />
      </a>
      {table.role !== "none" && (
        <a class="iconbtn wide" href={`/table/${model.id}`} aria-label={back} title={back}>
          <Sign name="table" />
        </a>
      )}
      <IconButton
        class="wide"
        icon="why"
        label={t("replay-keys")}
        onClick={() => (model.dialog.value = "keys")}
      />
    </>
  );
  return <TopBar middle={middle} right={right} end={end} skip="#replay-acts" />;
}
