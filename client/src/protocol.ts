// Made by tools/protocol.py from grognard/server/wire. Do not edit: a test compares the two.

export interface AccountIn {
  name: string;
  password: string;
  email?: string;
}

/** Something that may be added to an attack, in words, and the column it leads to. */
export interface Addition {
  text: string;
  column: string;
  cite: string;
}

/** I want this, or no longer: it holds while everybody does. */
export interface Agree {
  t: "agree";
  what: "hints" | "replay" | "steward";
  on: boolean;
}

/** Something that holds while everybody at the table wants it. */
export interface Agreement {
  on: boolean;
  seats: number[];
}

/** The air forces of the reader's side, while it is their phase; `open` says whether it is. */
export interface AirAnswer {
  t: "air";
  id: number;
  open: boolean;
  met: boolean;
  asked: boolean;
  side: string;
  ready: number;
  idle: number;
  missions: MissionCount[];
  raids: RaidNow[];
  bases: AirbaseNow[];
  foes: AirbaseNow[];
  rings: AirRing[];
  lanes: AirLane[];
  acts: Step[];
}

/** Who stands where in the air combat under way. */
export interface AirLane {
  text: string;
  units: string[];
  out: string[];
}

/** The edge of what somebody reaches. */
export interface AirRing {
  side: string;
  hexes: string[];
  text: string;
  foe: boolean;
}

export interface AirbaseNow {
  at: string;
  name: string;
  used: number;
  capacity: number;
  ready: string[];
  idle: string[];
  away: string[];
}

/** Units that are shown together from afar. */
export interface ArmyInfo {
  id: string;
  side: string;
  code: string;
  text: string;
  kind: string;
  sidc: string;
}

/** What of the air forces? With `meet`: how could so many fighters rise to meet each of these raids? */
export interface AskAir {
  t: "air";
  id: number;
  meet?: Record<string, number>;
}

/** What could happen to my side in the enemy's turn, as far as I can know? */
export interface AskDanger {
  t: "danger";
  id: number;
}

/** What of my side wants me? */
export interface AskLists {
  t: "lists";
  id: number;
}

/** What are my standing orders? With `orders`: these are they from now on. */
export interface AskOrders {
  t: "orders";
  id: number;
  orders?: OrdersIn | null;
}

/** What have I drawn? With `plan`: this is it from now on. */
export interface AskPlan {
  t: "plan";
  id: number;
  plan?: PlanIn | null;
}

/** A map to look at: a board without counters, and what can be looked for on it. */
export interface Atlas {
  board: Board;
  labels: Record<string, string>;
  places: MapPlace[];
}

/** How the attacks of a side went; one that clears the hex is a success. */
export interface Attacks {
  side: string;
  tried: number;
  won: number;
  expected: number;
}

/** Why did a computer do entry `n` of the log? */
export interface Because {
  t: "because";
  id: number;
  n: number;
}

export interface BecauseAnswer {
  t: "because";
  id: number;
  n: number;
  text: string;
}

/** The numbers behind a refusal, added up. */
export interface Bill {
  items: BillItem[];
  total: string;
  over: string;
}

/** What points are paid for; with a sign where it comes on top of something else. */
export interface BillItem {
  value: string;
  text: string;
}

export interface Board {
  game: string;
  title: string;
  subtitle: string;
  digest: string;
  width: number;
  height: number;
  left: number;
  top: number;
  size: number;
  corners: ([number, number])[];
  hexes: HexInfo;
  chunks: Chunk[];
  far: boolean;
  names: MapName[];
  sides: SideInfo[];
  nations: SideInfo[];
  units: UnitInfo[];
  armies: ArmyInfo[];
  phases: PhaseInfo[];
  marks: MarkInfo[];
  boxes: BoxInfo[];
  overlays: OverlayInfo[];
  tour: TourStep[];
  turns: number;
}

/** A computer player. A seat names it with what was chosen: `marshal-aggressive:5`. */
export interface BotInfo {
  id: string;
  text: string;
  hint: string;
  styles: boolean;
  seconds: number;
  experiment: boolean;
}

/** A box beside the map: units in it have its id for their place. */
export interface BoxInfo {
  id: string;
  text: string;
  kind: "absent" | "eliminated" | "left" | "own" | "waiting";
  owner: string | null;
  shut: (string | null)[];
  hand: boolean;
  title: string;
}

export interface BranchIn {
  n: number;
}

/** An option that is not what the rulebook prints. */
export interface Changed {
  text: string;
  value: string;
  cite: string;
}

export interface Chat {
  t: "chat";
  lines: ChatLine[];
}

export interface ChatLine {
  n: number;
  name: string;
  seat: number | null;
  text: string;
  at: number;
}

/** A piece of the map picture: its address for light and dark, far and near, and where it lies. */
export interface Chunk {
  id: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Time, where it is counted: what each seat has left, and whose runs. */
export interface Clock {
  left: number[];
  running: number | null;
  paused: boolean;
  policy: string;
}

/** A step of a combat. */
export interface CombatStep {
  text: string;
  state: "done" | "next" | "now";
  came: StepResult | null;
}

/** The act could not be undone: send it again to play it all the same. */
export interface Confirm {
  t: "confirm";
  seq: number;
  verb: string;
  noun: string | null;
}

/** How hard each hex could be struck, in three steps; who has no supply line, and whose would be cut. */
export interface DangerAnswer {
  t: "danger";
  id: number;
  hexes: Record<string, number>;
  text: string;
  cut: string[];
  cut_text: string;
  risks: SupplyRisk[];
}

export interface DiceCount {
  side: string;
  faces: number[];
}

export interface DiceNow {
  mode: "live" | "manual" | "script" | "seed";
  commit: string;
  seed: string;
  thrown: number;
}

/** A die is to be thrown by hand: send the act again with one face more. */
export interface DieWanted {
  t: "die";
  seq: number;
  verb: string;
  noun: string | null;
  sides: number;
  faces: number[];
  text: string;
  cite: string;
}

export interface Done {
  ok: boolean;
}

/** A chit drawn from the bag, and whom it calls. */
export interface Draw {
  n: number;
  side: string;
  yours: boolean;
  mark: string;
  counters: boolean;
  name: string;
  text: string;
  cite: string;
  hqs: string[];
  units: string[];
  hexes: string[];
  out: DrawnOut[];
  nth: number;
  of: number;
}

/** A unit that a chit might be expected to call and does not. */
export interface DrawnOut {
  unit: string;
  text: string;
  cite: string;
}

export interface EndTrack {
  id: string;
  label: string;
  side: string;
  of: number;
}

/** What a turn cost, and how the points stood at its end. */
export interface EndTurn {
  turn: number;
  date: string;
  n: number;
  lost: number[];
  points: number[];
}

/** The button that ends a phase: what follows it, and what is left undone. */
export interface Ending {
  verb: string;
  next: string;
  side: string | null;
  skips: string;
  lacks: string;
  undone: Undone[];
}

/** A change for the eye: what moved along which hexes, what came, went or was thrown. */
export interface Event {
  kind: "moved" | "phase" | "placed" | "removed" | "rolled" | "step" | "turn";
  unit: string | null;
  path: string[];
  how: string;
  face: number;
  sides: number;
  text: string;
}

/** The look of a side's counters. */
export interface FaceArt {
  face: string;
  ink: string;
  edge: string;
  box: string;
  symbol: string;
  band: string;
  sign: string;
}

/** What was wrong with a request, in one line. */
export interface Fault {
  error: string;
  field: string;
  reasons: Reason[];
}

/** What the results come to together: the chance that the attacker ends in the hex, and steps lost. */
export interface Forecast {
  taken: number;
  losses: Record<string, number>;
}

export interface ForgottenIn {
  name: string;
}

/** The reader's own units of a formation on the map; without a code: all of them. */
export interface FormationNow {
  code: string;
  name: string;
  units: string[];
  moved: number;
  able: number;
}

export interface GameEnd {
  table: TableNow;
  result: Result;
  story: Line[];
  turns: EndTurn[];
  tracks: EndTrack[];
  attacks: Attacks[];
  luck: LuckPoint[];
  turning: TurningPoint[];
  verified: string;
  dice: number;
}

export interface GameInfo {
  id: string;
  title: string;
  subtitle: string;
  playable: boolean;
  scale: string;
  unit_scale: string;
  length: string;
  complexity: number;
  scenarios: ScenarioInfo[];
  options: OptionInfo[];
  sides: GameSide[];
  hexes: number;
  units: number;
  reconstructed: number;
  rules: string;
  edition: string;
  special: string;
  atlas: boolean;
}

export interface GameSide {
  id: string;
  text: string;
  art: FaceArt;
}

export interface Games {
  games: GameInfo[];
  bots: BotInfo[];
  styles: StyleInfo[];
  seconds: [number, number];
}

/** Who of these units can go to this hex, and why not the others? Without a hex: where could they go? */
export interface Group {
  t: "group";
  id: number;
  units: string[];
  hex?: string | null;
  best?: boolean;
}

/** Who of a group can go to a hex, and the acts that take them there; without a hex, where they could. */
export interface GroupAnswer {
  t: "group";
  id: number;
  hex: string | null;
  go: string[];
  stay: Stayer[];
  acts: Step[];
  attack: number;
  slowest: string;
  reach: Record<string, GroupLit>;
  ends: Record<string, string>;
}

export interface GroupLit {
  n: number;
  cost: string;
}

export interface GuestIn {
  name: string;
}

export interface Health {
  ok: boolean;
  version: string;
  games: number;
}

export interface HexAnswer {
  t: "hex";
  id: number;
  hex: string;
  text: string;
  cites: Reason[];
}

export interface HexFact {
  kind: "area" | "attribute" | "ground" | "labels" | "line" | "place" | "side";
  text: string;
}

/** All hexes, in columns, to be read side by side. */
export interface HexInfo {
  labels: string[];
  x: number[];
  y: number[];
  texts: string[];
  words: number[];
}

/** Everything known of a hex, with its sources. */
export interface HexTold {
  hex: string;
  text: string;
  facts: HexFact[];
}

export interface Hidden {
  side: string;
  at: string;
}

/** What would a computer do in my place? */
export interface Hint {
  t: "hint";
  id: number;
  seq: number;
}

/** What a computer would do in your place, from what you can know. Nothing is played. */
export interface HintAnswer {
  t: "hint";
  id: number;
  seq: number;
  verb: string;
  noun: string | null;
  text: string;
  reason: string;
}

export interface Invitation {
  seat: number | null;
  token: string;
}

/** What a link leads to, told before anybody sits down. */
export interface InvitationInfo {
  table: string;
  game: string;
  title: string;
  scenario: string;
  about: string;
  minutes: [number, number];
  level: number;
  turns: number;
  seat: number | null;
  yours: boolean;
  side: string;
  side_text: string;
  aim: string;
  art: FaceArt | null;
  host: string;
  message: string;
  here: boolean;
  pace: "daily" | "live" | "none";
  timeout: "forfeit" | "none" | "steward";
  size: number;
  increment: number;
  dice: string;
  changed: Changed[];
}

export interface JournalIn {
  journal: string;
}

/** Something that the set-up must have, and whether it does. */
export interface LackNow {
  text: string;
  cite: string;
  missing: boolean;
  hexes: string[];
}

/** A sentence of the log. */
export interface Line {
  text: string;
  cite: string;
  kind: string;
  face: number;
  side: string;
  phase: string;
}

export interface ListsAnswer {
  t: "lists";
  id: number;
  formations: FormationNow[];
  watch: WatchRow[];
  next: string[];
  musters: MusterNow[];
  lacks: LackNow[];
}

/** What going to a lit hex means. */
export interface Lit {
  cost: string;
  stop: boolean;
}

/** One act as the reader may know it. Entry 0 is what happened before the first decision. */
export interface LogEntry {
  n: number;
  side: string;
  turn: number;
  phase: string;
  lines: Line[];
  barrier: boolean;
  mods: OddsItem[];
  by: "" | "bot" | "steward";
  reason: string;
}

export interface LoginIn {
  name: string;
  password: string;
}

export interface LookAt {
  t: "hex";
  id: number;
  hex: string;
}

export interface LuckPoint {
  turn: number;
  sum: number;
  band: number;
}

/** A name on the map, in the reader's language: the client gives it a place beside its point. */
export interface MapName {
  text: string;
  kind: "place" | "region" | "river" | "sea" | "setup";
  tier: number;
  x: number;
  y: number;
  victory: boolean;
  wide: number;
  line: ([number, number])[];
}

/** A place to look for, by its name in either language. */
export interface MapPlace {
  name: string;
  other: string;
  hex: string;
  kind: string;
}

export interface MarkInfo {
  id: string;
  text: string;
  shape: string;
  letter: string;
}

/** Something that lies on a hex and is no counter. */
export interface Marker {
  at: string;
  kind: string;
  text: string;
  side: string;
  n: number;
  sign: string;
  above: boolean;
}

export interface Me {
  id: string | null;
  name: string;
  guest: boolean;
  csrf: string;
  lang: "en" | "fr" | null;
  email: string;
  verified: boolean;
  webhook: string;
  notify_email: boolean;
  notify_webhook: boolean;
  webhook_key: string;
}

export interface Menu {
  who: string | null;
  yours: boolean;
  prompt: string;
  cite: string;
  verbs: MenuVerb[];
  held: string | null;
  left: number | null;
  ending: Ending | null;
}

/** A verb and what it may be done to. An empty list stays on the menu: it can be asked why. */
export interface MenuVerb {
  verb: string;
  label: string;
  kind: "box" | "button" | "hex" | "option" | "unit";
  cite: string;
  final: boolean;
  nouns: string[];
  finals: string[];
  role: "" | "back" | "close" | "commit" | "go" | "hand" | "join" | "spend";
  names: Record<string, string>;
  act: string;
  lit: Record<string, Lit>;
  takes: boolean;
  wasted: Record<string, Undone>;
  foretold: Record<string, string>;
}

export interface MissionCount {
  text: string;
  n: number;
}

/** A group of a set-up by hand, and the act that places all of it that is left. */
export interface MusterNow {
  verb: string;
  noun: string;
  name: string;
  code: string;
  units: string[];
  waiting: string[];
  zone: string[];
}

export interface NewPasswordIn {
  token: string;
  new: string;
}

/** What the others did since the reader last looked. */
export interface News {
  acts: number;
  lines: Line[];
}

/** A your-turn notice and how it fared. */
export interface Notice {
  id: string;
  table: string;
  channel: "email" | "webhook";
  status: "failed" | "sent" | "waiting";
  tries: number;
  at: number;
  error: string;
}

export interface Odds {
  hex: string;
  attack: number;
  defence: number;
  attackers: OddsItem[];
  defenders: OddsItem[];
  items: OddsItem[];
  columns: string[];
  before: string;
  column: string;
  results: OddsResult[];
  reroll: string | null;
  forecast: Forecast | null;
  policy: string;
  without: Record<string, Without>;
  later: Addition[];
}

export interface OddsItem {
  text: string;
  value: string;
  cite: string;
  applies: boolean;
  side: string;
  unit: string;
}

/** One thing that a result really does, and the paragraph behind it. */
export interface OddsOutcome {
  text: string;
  cite: string;
}

/** An outcome: all results of the table that come to the same are one. */
export interface OddsResult {
  code: string;
  text: string;
  faces: number[];
  chance: number;
  tone: "" | "bad" | "even" | "good" | "none";
  outcome: OddsOutcome[];
}

export interface OfferNow {
  what: "draw" | "pause" | "resume" | "takeback";
  by: number;
  to: number | null;
  yours: boolean;
}

/** Tables at which anybody may take a seat, the newest first. */
export interface OpenTables {
  tables: InvitationInfo[];
}

export interface OptionInfo {
  name: string;
  text: string;
  values: OptionValue[];
  default: string;
  cite: string;
  about: string;
}

export interface OptionValue {
  value: string;
  text: string;
}

export interface OrderAnswer {
  id: string;
  text: string;
}

/** A kind of question that may be answered beforehand, and the answers there are. */
export interface OrderKind {
  id: string;
  text: string;
  answers: OrderAnswer[];
}

/** Your standing orders, which nobody else is told. */
export interface OrdersAnswer {
  t: "orders";
  id: number;
  kinds: OrderKind[];
  policy: string;
  answers: Record<string, string>;
  until: number;
  turn: number;
  turns: number;
}

export interface OrdersIn {
  answers?: Record<string, string>;
  until?: number;
}

export interface Overlay {
  t: "overlay";
  id: number;
  name: string;
  side?: string | null;
  unit?: string | null;
}

/** Hexes with what to write in them, or under which word of the key they come; lines from hex to hex; and what it says. */
export interface OverlayAnswer {
  t: "overlay";
  id: number;
  name: string;
  hexes: Record<string, string>;
  line: string[];
  text: string;
  cite: string;
  lines: string[][];
  key: OverlayKey[];
  areas: OverlayArea[];
}

/** Hexes within one border, and what is written along it. */
export interface OverlayArea {
  hexes: string[];
  look: "cross" | "edge" | "full";
  text: string;
  side: string;
}

export interface OverlayInfo {
  name: string;
  text: string;
  key: string;
  per: "all" | "side" | "unit";
  style: "control" | "line" | "objective" | "reach" | "threat" | "zone";
}

/** What is meant by the hexes that bear this word: they are told apart by their look, and a key says so. */
export interface OverlayKey {
  id: string;
  text: string;
  look: "cross" | "edge" | "full";
}

export interface Paragraph {
  id: string;
  kind: string;
  title: string;
  summary: string;
  ruling: string;
}

export interface PasswordIn {
  old: string;
  new: string;
}

export interface Past {
  t: "past";
  id: number;
  before: number;
  most?: number;
}

export interface PastAnswer {
  t: "past";
  id: number;
  log: LogEntry[];
}

/** What of this hex, for the unit in hand or for a group? */
export interface Peek {
  t: "peek";
  id: number;
  hex: string;
  units?: string[];
}

/** What a hex tells whoever points at it. */
export interface PeekAnswer {
  t: "peek";
  id: number;
  hex: string;
  text: string;
  way: PeekWay | null;
  stack: PeekStack | null;
  threat: PeekThreat | null;
}

/** What a part of a way costs: `+1` is paid on top. */
export interface PeekPart {
  text: string;
  cost: string;
}

/** The known units of a hex added up, as printed. */
export interface PeekStack {
  side: string;
  attack: number;
  defence: number;
}

/** Who could attack the hex after moving: from which hexes, and with how much at most. */
export interface PeekThreat {
  side: string;
  hexes: string[];
  attack: number;
  defence: number;
  unseen: boolean;
}

/** The way of the selected unit to a hex. */
export interface PeekWay {
  unit: string;
  path: string[];
  cost: string;
  left: string;
  stop: boolean;
  parts: PeekPart[];
}

export interface PhaseInfo {
  id: string;
  text: string;
  cite: string;
  side: string | null;
  setup: boolean;
  again: boolean;
  opening: boolean;
}

/** What you have drawn at this seat, which nobody else is told. */
export interface PlanAnswer {
  t: "plan";
  id: number;
  arrows: PlanArrow[];
  marks: PlanMark[];
  notes: PlanNote[];
}

/** Along some hexes, from the first to the last. */
export interface PlanArrow {
  kind: "attack" | "move";
  way: string[];
  unit?: string;
}

export interface PlanIn {
  arrows?: PlanArrow[];
  marks?: PlanMark[];
  notes?: PlanNote[];
}

export interface PlanMark {
  hex: string;
  sign: "hold" | "target" | "watch";
}

export interface PlanNote {
  hex: string;
  text: string;
}

export interface Play {
  t: "act";
  seq: number;
  verb: string;
  noun?: string | null;
  faces?: number[];
  sure?: boolean;
}

export interface PlayAgain {
  t: "redo";
  seq: number;
  whole?: boolean;
}

/** Several acts as one, each a line of the journal: all of them or none, and one undo takes them back. With `most`, as many as can be played: those not on the menu are left out. */
export interface PlayAll {
  t: "acts";
  seq: number;
  most?: boolean;
  acts: StepIn[];
}

export interface Presence {
  t: "presence";
  seats: SeatNow[];
  watching: number;
}

/** What was sent made no sense, or may not be done by you. */
export interface Problem {
  t: "problem";
  message: string;
  id: number | null;
}

export interface Propose {
  t: "offer";
  what: "draw" | "pause" | "resume" | "takeback";
  to?: number | null;
}

/** A target hex: who flies there, who may meet him, and who has been told to. */
export interface RaidNow {
  at: string;
  name: string;
  units: string[];
  escorts: string[];
  foes: string[];
  sent: string[];
}

/** Why something is refused: a paragraph with our summary of it. */
export interface Reason {
  cite: string;
  title: string;
  summary: string;
  text: string;
  bill: Bill | null;
}

export interface Refusal {
  t: "refused";
  message: string;
  reasons: Reason[];
  seq: number;
}

export interface Replay {
  table: TableNow;
  moves: ReplayMove[];
  dice: DiceCount[];
  verified: string;
  unplayable: string;
}

/** Whether the asker allows everybody who has the link to look at the game once it is over. */
export interface ReplayIn {
  on: boolean;
}

/** One act in the list of a replay. */
export interface ReplayMove {
  n: number;
  turn: number;
  phase: string;
  side: string;
  lines: Line[];
  luck: number;
  spread: number;
  by: "" | "bot" | "steward";
  reason: string;
}

/** The position after entry n, as the reader may know it. */
export interface ReplayPosition {
  n: number;
  turn: number;
  phase: string;
  phase_text: string;
  units: UnitNow[];
  hidden: Hidden[];
  markers: Marker[];
  sorties: Sortie[];
  tracks: Track[];
  events: Event[];
  odds: Odds | null;
  result: Result | null;
}

/** What somebody tells the operator. */
export interface ReportIn {
  text: string;
}

export interface Resign {
  t: "resign";
}

export interface Respond {
  t: "answer";
  yes: boolean;
}

export interface Result {
  winner: string | null;
  text: string;
  cite: string;
}

export interface Rulebook {
  game: string;
  title: string;
  version: string;
  paragraphs: Paragraph[];
}

export interface Say {
  t: "say";
  text: string;
}

export interface ScenarioInfo {
  id: string;
  title: string;
  settles: string[];
  turns: number;
  guided: boolean;
  about: string;
  minutes: [number, number];
  level: number;
}

export interface SeatChoice {
  seat?: number | null;
}

export interface SeatIn {
  kind: "bot" | "me" | "open";
  bot?: string | null;
}

export interface SeatNow {
  n: number;
  side: string | null;
  kind: "bot" | "open" | "person";
  name: string;
  you: boolean;
  online: boolean;
}

export interface Seen {
  t: "seen";
  n: number;
}

export interface SessionNow {
  id: string;
  agent: string;
  created: number;
  seen: number;
  this: boolean;
}

export interface SettingsIn {
  lang?: "en" | "fr" | null;
  email?: string | null;
  webhook?: string | null;
  notify_email?: boolean | null;
  notify_webhook?: boolean | null;
}

export interface SideInfo {
  id: string;
  text: string;
  light: FaceArt;
  dark: FaceArt;
}

/** Units on their way together, from one hex to another. */
export interface Sortie {
  side: string;
  units: string[];
  start: string;
  to: string;
  text: string;
  manner: "escort" | "interception" | "mission" | "voyage";
  over: boolean;
}

export interface Speak {
  t: "lang";
  lang: "en" | "fr";
}

/** What the reader has before him besides the board: his chits, who waits where. */
export interface Standing {
  title: string;
  rows: StandingRow[];
}

export interface StandingRow {
  id: string;
  label: string;
  items: string[];
}

/** A unit of a group that cannot go, and why not. */
export interface Stayer {
  unit: string;
  reasons: Reason[];
}

/** An act to be played: sent back as it came. */
export interface Step {
  verb: string;
  noun: string | null;
}

export interface StepIn {
  verb: string;
  noun?: string | null;
}

/** What came of a step of a combat so far: in words, the dice thrown in it, and its paragraph. */
export interface StepResult {
  text: string;
  faces: number[];
  cite: string;
}

export interface StyleInfo {
  id: string;
  text: string;
  hint: string;
}

/** A hex that enemies could take, and the units that would then have no supply line. */
export interface SupplyRisk {
  hex: string;
  units: string[];
  text: string;
}

export interface TableIn {
  game: string;
  scenario?: string | null;
  options?: Record<string, string>;
  seats: SeatIn[];
  dice?: "live" | "manual";
  faces?: number[];
  pace?: "daily" | "live" | "none";
  minutes?: number;
  increment?: number;
  hours?: number;
  timeout?: "forfeit" | "none" | "steward";
  training?: boolean;
  rated?: boolean;
  hints?: boolean | null;
  steward?: boolean;
  message?: string;
  listed?: boolean;
}

export interface TableMade {
  table: TableNow;
  invitations: Invitation[];
}

/** A table without its board. */
export interface TableNow {
  id: string;
  game: string;
  title: string;
  scenario: string;
  options: Record<string, string>;
  seats: SeatNow[];
  status: "held" | "open" | "over" | "playing";
  pace: string;
  timeout: string;
  terms: Terms;
  dice: DiceNow;
  rules: string;
  turn: number;
  phase: string;
  phase_text: string;
  acts: number;
  yours: boolean;
  private: boolean;
  held: string;
  created: number;
  touched: number;
  scenario_title: string;
  turns: number;
  last: number;
  to_act: number | null;
  since: number;
  left: number | null;
  rematch: string;
  result: Result | null;
  role: "none" | "player" | "spectator";
  unseen: number;
  leaves: number;
}

export interface Tables {
  tables: TableNow[];
}

/** Undo the last act, or all acts after entry `to`. */
export interface TakeBack {
  t: "undo";
  seq: number;
  to?: number | null;
}

/** What was agreed besides the rules. */
export interface Terms {
  training: boolean;
  rated: boolean;
  hints: Agreement;
  steward: Agreement;
  replay: Agreement;
}

export interface TokenIn {
  token: string;
}

/** A step of the guided first turn: what to look at, and what ends it. */
export interface TourStep {
  text: string;
  phase: string;
  verb: string;
  noun: string;
  scenario: string;
  spot: "bar" | "combat" | "log" | "map" | "overlays" | "sequence" | "stack";
}

/** Something counted towards an end. */
export interface Track {
  id: string;
  label: string;
  value: number;
  of: number;
  cite: string;
  hint: string;
  side: string;
  look: "bar" | "cells" | "pips";
  scores: boolean;
}

/** A roll that changed the game. */
export interface TurningPoint {
  n: number;
  turn: number;
  side: string;
  hex: string;
  text: string;
  came: string;
  faces: number[];
  outcome: "" | "failure" | "success";
  chance: number;
  luck: number;
  wins: boolean;
}

export interface Undo {
  undo: boolean;
  redo: boolean;
  since: number;
  whole: number;
  presses: number;
}

/** Something that may or must still be done before a phase ends, or that an act would waste. */
export interface Undone {
  kind: "may" | "must";
  text: string;
  short: string;
  note: string;
  cite: string;
  units: string[];
  hexes: string[];
}

/** A counter: what is printed on it. */
export interface UnitInfo {
  id: string;
  side: string;
  name: string;
  kind: string;
  kind_text: string;
  size: string;
  formation: string;
  army: string;
  nation: string;
  faces: string[];
  attack: number;
  defence: number;
  move: number;
  attacks: number[];
  moves: number[];
  steps: number;
  strengths: number[];
  sidc: string;
  arrives: string;
  setup: string;
  strokes: string;
  solid: string;
  card: boolean;
  shape: "" | "plane" | "ship";
  about: string;
}

export interface UnitNow {
  id: string;
  at: string;
  steps: number;
  marks: string[];
}

/** The position as it now is for you. Without `full`, `units` are only those that changed. */
export interface Update {
  t: "update";
  seq: number;
  full: boolean;
  stale: boolean;
  side: string | null;
  turn: number;
  turns: number;
  first: number;
  date: string;
  phase: string;
  phase_text: string;
  units: UnitNow[];
  hidden: Hidden[];
  markers: Marker[];
  sorties: Sortie[];
  menu: Menu;
  odds: Odds | null;
  tracks: Track[];
  weather: WeatherNow[];
  standing: Standing | null;
  undo: Undo;
  log: LogEntry[];
  cut: number;
  events: Event[];
  draw: Draw | null;
  steps: CombatStep[];
  result: Result | null;
  clock: Clock | null;
  offer: OfferNow | null;
  dice: DiceNow;
  seats: SeatNow[];
  terms: Terms;
  status: "held" | "open" | "over" | "playing";
  held: string;
}

/** Something that wants the reader: units that wait beside the map, a stack cut off or threatened. */
export interface WatchRow {
  kind: "isolated" | "threatened" | "waiting";
  units: string[];
  hex: string | null;
  attack: number;
  defence: number;
}

/** What can be done instead of what is refused. */
export interface WayOut {
  text: string;
  hex: string | null;
  verb: string | null;
  noun: string | null;
}

/** The weather of a zone of the map; the zone is empty where there is one for all. */
export interface WeatherNow {
  zone: string;
  sign: "cloud" | "frost" | "rain" | "snow" | "sun";
  text: string;
  cite: string;
  until: string;
}

export interface Welcome {
  t: "welcome";
  table: TableNow;
  spectator: boolean;
  seen: number;
}

/** Why can this not be done: a verb with its noun, or whatever one might want of a hex or a unit. */
export interface Why {
  t: "why";
  id: number;
  verb?: string | null;
  noun?: string | null;
}

export interface WhyAnswer {
  t: "why";
  id: number;
  legal: boolean;
  about: string;
  reasons: Reason[];
  ways: WayOut[];
}

export interface Without {
  column: string;
  taken: number | null;
}

export type ToClient = Welcome | Update | Refusal | Confirm | DieWanted | Chat | Presence | WhyAnswer | OverlayAnswer | GroupAnswer | PeekAnswer | OrdersAnswer | PlanAnswer | DangerAnswer | ListsAnswer | AirAnswer | HexAnswer | PastAnswer | HintAnswer | BecauseAnswer | Problem;

export type ToServer = Play | PlayAll | TakeBack | PlayAgain | Say | Propose | Respond | Resign | Speak | Seen | Why | Overlay | LookAt | Group | Peek | AskOrders | AskPlan | AskDanger | AskLists | AskAir | Past | Hint | Because | Agree;
