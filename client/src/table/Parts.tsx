// Small drawn parts, with what this table knows of its sides.
import { artOf, sideText } from "../board/sides";
import { t } from "../i18n";
import { shade } from "../theme";
import { IconButton, SideBadge } from "../ui";
import { Die as DieImage } from "../ui/die";
import { useDesk } from "./context";

/** A die; in a side's colours when it is that side's. */
export function Die({ face, side, plain }: { face: number; side?: string; plain?: boolean }) {
  const { model } = useDesk();
  const art = side ? artOf(model.board.value, side, shade.value) : null;
  return <DieImage face={face} art={art} label={plain ? undefined : t("table-die-face", { face })} />;
}

export function Badge({ side, label }: { side: string | null; label?: boolean }) {
  const { model } = useDesk();
  const board = model.board.value;
  const art = artOf(board, side, shade.value);
  return art && side ? <SideBadge art={art} label={label ? sideText(board, side) : undefined} /> : null;
}

/** The head of a card that can be closed. */
export function CardHead({ title, onClose }: { title: string; onClose: () => void }) {
  return (
    <header>
      <h2>{title}</h2>
      <IconButton icon="x" label={t("close")} onClick={onClose} />
    </header>
  );
}
