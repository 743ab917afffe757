/** What server and client say to each other; the same shapes as `crates/bastide-server/src/api`. */

export type TextArg = number | string;
export type Text = { key: string; args?: Record<string, TextArg> };

export type Target =
  | { kind: 'cell'; x: number; y: number }
  | { kind: 'half'; x: number; y: number; orientation: number }
  | {
      kind: 'place';
      x: number;
      y: number;
      layer: number;
      segment: number;
      anchor: [number, number];
      feature: string;
      lying: boolean;
    }
  | { kind: 'figure'; id: number }
  | { kind: 'player'; seat: number }
  | { kind: 'button'; key: string }
  | { kind: 'rotation'; turns: number }
  | { kind: 'figure_kind'; figure: string };

export type Effect =
  | { kind: 'points'; seat: number; points: number }
  | { kind: 'returns'; figures: number[] }
  | { kind: 'worth'; points: number; complete: boolean };

export type Mark =
  | { kind: 'path'; cells: [number, number][] }
  | { kind: 'order'; seats: number[]; at: number }
  | { kind: 'last'; cell: [number, number] };

export type Action = { id: string; at: Target[]; text: Text; effects: Effect[] };

export type Decision = {
  seat: number | null;
  actor: number;
  prompt: Text;
  rule: string;
  must: boolean;
  is_final: string | null;
  marks: Mark[];
  actions: Action[];
};

export type Phase = 'waiting' | 'running' | 'finished';

export type Piece = {
  id: number;
  tile: string;
  shape: string;
  x: number;
  y: number;
  rotation: number;
  layer: number;
  seat: number | null;
  sides: string[];
};

export type Player = {
  name: string;
  colour: number;
  kind: string;
  level: string | null;
  points: number;
  supply: [string, number][];
  present: boolean;
};

export type Figure = {
  id: number;
  seat: number;
  kind: string;
  x: number;
  y: number;
  layer: number;
  segment: number;
  anchor: [number, number];
  lying: boolean;
  feature: string;
};

export type PileEntry = { tile: string; count: number };

export type ScoreTerm = { what: string; count: number; each: number; rule: string };

export type ScoredPoints = {
  points: number;
  feature: string;
  at_the_end: boolean;
  terms: ScoreTerm[];
  cells: [number, number][];
  total: number;
};

export type GameEvent = {
  version: number;
  kind: string;
  seat: number | null;
  text: Text;
  cell: [number, number] | null;
  tile: string | null;
  figure: number | null;
  score: ScoredPoints | null;
  rule: string | null;
};

export type Draft = {
  moves: string[];
  piece: Piece | null;
  figure: Figure | null;
  next: Decision | null;
  effects: Effect[];
  can_confirm: boolean;
};

export type Seal = { commitment: string; seed: string | null };

export type TableState = {
  players: Player[];
  figures: Figure[];
  decision: Decision;
  drawn: string | null;
  tiles_left: number;
  pile: PileEntry[];
  dead_cells: [number, number][];
  phase: Phase;
  draft: Draft | null;
  winners: number[];
};

export type Table = {
  id: string;
  name: string;
  version: number;
  setup: Setup;
  theme: string;
  purist: boolean;
  own_seats: number[];
  pieces: Piece[];
  history: GameEvent[];
  state: TableState;
  seal: Seal;
};

export type Update = {
  version: number;
  from: number;
  pieces: Piece[];
  events: GameEvent[];
  state: TableState;
  seed: string | null;
};

export type DraftRequest = { version: number; moves: string[] };
export type CommitRequest = { version: number; moves: string[] };
export type ClientMessage = { type: 'hello'; tokens: string[]; since: number | null };
export type ServerMessage =
  | { type: 'table'; table: Table }
  | { type: 'update'; update: Update }
  | { type: 'error'; error: ErrorBody };
export type ErrorBody = {
  code: string;
  args?: Record<string, TextArg>;
  message: string;
  rule: string | null;
  version: number | null;
};

export type Picture = { x: number; y: number; width: number; height: number; svg: string };
/** `path` is measured from the north-west corner of the piece's cell, `anchor` on the board. */
export type SegmentOutline = { segment: number; feature: string; path: string; anchor: [number, number] };
export type PieceDrawing = {
  id: number;
  row: number;
  flat: Picture;
  tall: Picture | null;
  marks: Picture | null;
  segments: SegmentOutline[];
};
export type JoinDrawing = { x: number; y: number; slot: string; flat: Picture | null; tall: Picture | null };
export type Drawing = { pieces: PieceDrawing[]; joins: JoinDrawing[] };

export type SetChoice = { id: string; copies: number };
export type Setup = {
  sets: SetChoice[];
  seats: number;
  options: Record<string, string>;
  start?: unknown;
};
export type CatalogueSet = {
  id: string;
  name: string;
  family: string;
  edition: string;
  tiles: number;
  missing: string[];
  most: number;
};
export type OptionValue = { id: string; help: string };
export type CatalogueOption = { id: string; rule: string; help: string; values: OptionValue[] };
export type Preset = { id: string; setup: Setup };
export type Catalogue = {
  sets: CatalogueSet[];
  options: CatalogueOption[];
  presets: Preset[];
  levels: string[];
};
export type Problem = { message: string };
export type SetupCheck = { problems: Problem[]; tiles: number | null };
export type SeatKind = 'here' | 'link' | 'open' | 'computer';
export type NewSeat = { kind: SeatKind; name: string; colour: number; level: string | null };
export type NewGame = {
  name: string;
  setup: Setup;
  seats: NewSeat[];
  shuffle_seats: boolean;
  purist: boolean;
  pace_ms: number | null;
};
export type Joined = { seat: number; token: string };
export type Invitation = { seat: number | null; code: string };
export type Created = { id: string; seats: Joined[]; invitations: Invitation[] };
export type Join = { code: string; name: string };

export type FeatureSegment = { piece: number; segment: number };
export type FeatureCard = {
  number: number;
  kind: string;
  cells: [number, number][];
  segments: FeatureSegment[];
  open: number;
  pennants: number;
  complete: boolean;
  owners: number[];
  figures: Figure[];
  points: number | null;
  terms: ScoreTerm[];
  points_if_finished: number | null;
};

export type RulePageTitle = { id: string; title: string; prefixes: string[]; built: boolean };
export type RulePage = { id: string; title: string; blocks: Block[] };
export type Rule = {
  id: string;
  page: string;
  heading: string;
  source: string | null;
  text: Inline[];
  items: Inline[][];
};
export type Block =
  | { kind: 'heading'; level: number; text: Inline[] }
  | { kind: 'paragraph'; text: Inline[] }
  | { kind: 'rule'; id: string; source: string | null; text: Inline[]; items: Inline[][] }
  | { kind: 'list'; items: Inline[][] }
  | { kind: 'table'; head: Inline[][]; rows: Inline[][][] };
export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'strong'; text: string }
  | { kind: 'code'; text: string }
  | { kind: 'rule'; id: string }
  | { kind: 'page'; id: string; text: string };

export type PlayOn = { version: number; name: string; seats: NewSeat[]; pace_ms: number | null };
export type Imported = { setup: Setup; names: string[]; remarks: string[]; game: Created | null };
