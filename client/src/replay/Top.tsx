// The top of a replay: which game, how it ended, who played, whether the dice were true.
import { t } from "../i18n";
import { IconButton, TopBar } from "../ui";
import { Badge, Sign } from "./parts";
import { useStudy } from "./study";
import { Verdict } from "./Book";

export function Top() {
  const study = useStudy();
  const { table } = study.replay.value!;
  const how = table.result?.text ?? (table.status === "over" ? "" : t("replay-goes-on"));
  const middle = (
    <>
      <span class="sep wide" />
      <h1 class="game">{t("replay-title")} <i class="wide">{[table.title, t("replay-turns", { n: table.turn }), how].filter(Boolean).join(" · ")}</i></h1>
    </>
  );
  const right = (
    <span class="seats wide">
      {table.seats.map((seat) => (
        <span key={seat.n} class="who"><Badge side={seat.side} label /><b>{seat.you ? t("replay-you", { name: seat.name }) : seat.name || t("replay-open")}</b></span>
      ))}
      <Verdict />
    </span>
  );
  const back = t("replay-to-table");
  const save = t("replay-journal");
  const end = (
    <>
      <a class="iconbtn wide" href={`${study.path}/journal`} download aria-label={save} title={save}><Sign name="save" /></a>
      {table.role !== "none" && <a class="iconbtn wide" href={`/table/${study.id}`} aria-label={back} title={back}><Sign name="table" /></a>}
      <IconButton class="wide" icon="why" label={t("replay-keys")} onClick={() => (study.dialog.value = "keys")} />
    </>
  );
  return <TopBar middle={middle} right={right} end={end} skip="#replay-acts" />;
}
