import type { ArmyInfo, FaceArt } from "../protocol";
import { card, symbolOf } from "./face";
import { band } from "./glyphs";
import { num } from "./lattice";
import { lettering } from "./type/index";

export interface ArmyLook {
  readonly code: string;
  readonly kind: Pick<ArmyInfo, "kind" | "sidc">;
  readonly share: number; // of the strongest army
  readonly isReserve: boolean;
  readonly isSmall: boolean; // on the screen: its code is printed larger
  readonly isPlate: boolean; // on the screen: too small for a code
  readonly isIsolated: boolean;
}

/** An army's counter: symbol, code, and its strength as a bar below; 60 units wide and 72 tall. */
export function armyFace(army: ArmyLook, look: FaceArt): string {
  const { code, share } = army;
  if (army.isPlate) return plate(army, look);
  const [short, long] = army.isSmall ? [27, 23] : [21, 17];
  const box = `<rect x="13" y="9.5" width="34" height="22" fill="${look.box}" stroke="${look.symbol}" stroke-width="1.4"/>`;
  const sign = symbolOf(army.kind, look, "translate(-4 -9.6) scale(1.133 1.158)");
  const bar =
    `<rect x="2" y="63" width="56" height="8" rx="2" fill="${look.box}" stroke="${look.edge}" stroke-width="1.4"/>` +
    `<rect x="3.2" y="64.2" width="${num(Math.min(1, share) * 53.6)}" height="5.6" rx="1" fill="${look.symbol}"/>`;
  const frame = !army.isReserve
    ? ""
    : `<rect x="2.5" y="2.5" width="55" height="54" rx="5" fill="none" stroke="${look.ink}" stroke-width="1.8" stroke-dasharray="4 3"/>`;
  const octagon = army.isIsolated
    ? `<path class="mk mk-d" transform="translate(56 4) scale(1.3)" d="M-4-8H4L8-4V4L4 8H-4L-8 4V-4Z"/><path class="mk-t mk-p" d="${lettering("I", 56, 9, { size: 14 })}"/>`
    : "";
  return (
    card(look, look.face) +
    band(look) +
    box +
    sign +
    `<path fill="${look.ink}" d="${lettering(code, 30, 53.5, { size: code.length > 4 ? long : short, most: army.isSmall ? 57 : 54 })}"/>` +
    frame +
    bar +
    octagon
  );
}

/** Side and kind alone, and whether it is cut off. */
function plate(army: ArmyLook, look: FaceArt): string {
  const edge = army.isIsolated ? look.symbol : look.edge;
  return (
    `<rect x="1" y="1" width="58" height="58" rx="9" fill="${look.face}" stroke="${edge}" stroke-width="${army.isIsolated ? 7 : 3}"/>` +
    `<rect x="8" y="15" width="44" height="30" fill="${look.box}" stroke="${look.symbol}" stroke-width="2.4"/>` +
    symbolOf(army.kind, look, "translate(-14 -11) scale(1.466 1.58)")
  );
}
