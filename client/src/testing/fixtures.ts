// Fixtures: a board, units, events, menus.
import type { Board, Event, FaceArt, Menu, MenuVerb, UnitInfo, UnitNow } from "../protocol";

const RED: FaceArt = {
  face: "#a8362a",
  ink: "#fff3e2",
  edge: "#651a12",
  box: "#f7e3c8",
  symbol: "#4b0f09",
  band: "plain",
  sign: "star",
};
const WHITE: FaceArt = {
  face: "#c3d6eb",
  ink: "#10264a",
  edge: "#6d87a6",
  box: "#f4f9ff",
  symbol: "#10264a",
  band: "chevrons",
  sign: "chevron",
};

/**
 * A board of columns and rows of hexes 40 from centre to corner, the even columns (or rows) half a hex
 * further, for tests.
 */
export function boardOf(columns: number, rows: number, units: Partial<UnitInfo>[] = [], flat = true): Board {
  const [radius, pitch] = [40, Math.sqrt(3) * 40];
  const hexes: Board["hexes"] = { labels: [], x: [], y: [], texts: ["clair", "bois"], words: [] };
  for (let c = 1; c <= columns; c++) {
    for (let r = 1; r <= rows; r++) {
      hexes.labels.push(`${String(c).padStart(2, "0")}${String(r).padStart(2, "0")}`);
      hexes.x.push(flat ? 70 + c * 1.5 * radius : 70 + (c + (r % 2 ? 0 : 0.5)) * pitch);
      hexes.y.push(flat ? 50 + (r + (c % 2 ? 0 : 0.5)) * pitch : 50 + r * 1.5 * radius);
      hexes.words.push((c + r) % 2);
    }
  }
  const corners = Array.from({ length: 6 }, (_, k): [number, number] => {
    const a = (k * Math.PI) / 3 + (flat ? 0 : Math.PI / 6);
    return [Math.round(radius * Math.cos(a) * 100) / 100, Math.round(radius * Math.sin(a) * 100) / 100];
  });
  return {
    game: "trial",
    title: "Essai",
    subtitle: "",
    digest: "d1",
    width: 2000,
    height: 2000,
    left: 20,
    top: 20,
    size: pitch,
    corners,
    hexes,
    chunks: [],
    far: false,
    names: [],
    armies: [],
    nations: [],
    overlays: [],
    phases: [],
    tour: [],
    turns: 0,
    marks: [
      { id: "moved", text: "A bougé", shape: "moved", letter: "" },
      { id: "oos", text: "Hors ravitaillement", shape: "supply", letter: "R" },
    ],
    boxes: [
      { id: "pool", text: "Waiting", kind: "waiting", owner: null, shut: [], hand: false, title: "" },
      { id: "dead", text: "Eliminated", kind: "eliminated", owner: null, shut: [], hand: false, title: "" },
      { id: "gone", text: "Out of the game", kind: "left", owner: null, shut: [], hand: false, title: "" },
      {
        id: "absent",
        text: "Not in this scenario",
        kind: "absent",
        owner: null,
        shut: [],
        hand: false,
        title: "",
      },
      {
        id: "stavka",
        text: "Stavka",
        kind: "own",
        owner: "red",
        shut: ["white", null],
        hand: true,
        title: "",
      },
    ],
    sides: [
      { id: "red", text: "Rouges", light: RED, dark: RED },
      { id: "white", text: "Blancs", light: WHITE, dark: WHITE },
    ],
    units: units.map(unitOf),
  };
}

function unitOf(unit: Partial<UnitInfo>, i: number): UnitInfo {
  return {
    id: `u${i}`,
    side: "red",
    name: `37/${i}`,
    kind: "infantry",
    kind_text: "",
    size: "III",
    formation: "37",
    army: "",
    nation: "",
    faces: ["3-3"],
    attack: 3,
    defence: 3,
    move: 3,
    attacks: [],
    moves: [],
    steps: 1,
    strengths: [6],
    sidc: "",
    arrives: "",
    about: "",
    setup: "",
    strokes: "",
    solid: "",
    card: false,
    shape: "",
    ...unit,
  };
}

export function now(id: string, at: string, more: Partial<UnitNow> = {}): UnitNow {
  return { id, at, steps: 1, marks: [], ...more };
}

export function eventOf(kind: Event["kind"], more: Partial<Event> = {}): Event {
  return { kind, unit: null, path: [], how: "", face: 0, sides: 0, text: "", ...more };
}

export function verbOf(
  name: string,
  kind: MenuVerb["kind"],
  nouns: string[],
  more: Partial<MenuVerb> = {},
): MenuVerb {
  return {
    verb: name,
    label: name,
    kind,
    cite: "X 1",
    role: "",
    final: false,
    nouns,
    finals: [],
    names: {},
    act: "",
    lit: {},
    takes: false,
    wasted: {},
    foretold: {},
    ...more,
  };
}

export function menuOf(verbs: MenuVerb[], more: Partial<Menu> = {}): Menu {
  return {
    who: "red",
    yours: true,
    prompt: "",
    cite: "",
    verbs,
    held: null,
    left: null,
    ending: null,
    ...more,
  };
}
