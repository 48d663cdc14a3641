/**
 * What a round of any of this studio's slots shows: written by the rules, read by the one slot frame.
 *
 * `spins` come in the order they are drawn: the base spin first, then the free spins or respins it won.
 * A spin stands for itself: its `wins` are those of `grid`, each tumble has its own, and `total` is all
 * of them together, every multiplier in it. The totals of all spins and the prizes make the round's win.
 *
 * Types and not interfaces, so that the compiler takes them as the `Json` they are.
 */
export type Shown = {
  readonly spins: readonly Spin[]
  /** Named prizes that no spin's total contains: a full board, a jackpot. */
  readonly prizes?: readonly Prize[]
}

/** As `formatMinor` writes it: "1250.00". */
export type Amount = string
/** A multiplier: "3", "0.5". "1" multiplies nothing. */
export type Times = string
/** Reel from the left and row from the top, both from 0. */
export type Cell = readonly [reel: number, row: number]
/** Symbols reel by reel, each from the top. Reels may differ in height, from spin to spin too. */
export type Grid = readonly (readonly string[])[]

export type Spin = {
  readonly kind: 'base' | 'free' | 'respin'
  /** As the reels stop. Wilds and coins held from before are already in it. */
  readonly grid: Grid
  readonly wins: readonly Win[]
  /** Everything this spin pays, its tumbles too. Coins pay in the last respin only. */
  readonly total: Amount
  /** The multiplier of all wins of this spin: of a multiplier reel, of free spins. */
  readonly times?: Times
  readonly tumbles?: readonly Tumble[]
  /** Cells whose symbol stays to the end of the feature, those from before too. */
  readonly sticky?: readonly Cell[]
  /** All coins on the grid, those held from before too. */
  readonly coins?: readonly Coin[]
  /** Multipliers that lie on cells of `grid`. */
  readonly marks?: readonly Mark[]
  /** Free spins or respins that this spin wins. */
  readonly awarded?: number
  /** Respins left after this one. */
  readonly left?: number
  /** The special symbol of these free spins. */
  readonly special?: string
}

export type Win = {
  /** `expand`: the special symbol fills its reels and pays on every line. */
  readonly kind: 'line' | 'ways' | 'cluster' | 'anywhere' | 'scatter' | 'expand'
  readonly symbol: string
  /** How many of a kind: reels for lines, ways and expansion, cells otherwise. */
  readonly count: number
  /** From 1. Of `line` only. */
  readonly line?: number
  /** Of `ways` only. */
  readonly ways?: number
  /** All multipliers that are in this amount, together. */
  readonly times: Times
  readonly amount: Amount
  /** What pays, for the light. */
  readonly cells: readonly Cell[]
}

export type Tumble = {
  /** Cells of the grid before that vanish; what is above falls, new symbols come from the top. */
  readonly removed: readonly Cell[]
  /** After it fell. */
  readonly grid: Grid
  readonly wins: readonly Win[]
  /** Of these wins. */
  readonly total: Amount
  /** The multiplier of these wins as a whole, where tumbles have a ladder of them; else "1". */
  readonly times: Times
  /** On the grid after it fell. */
  readonly marks?: readonly Mark[]
}

/** A multiplier that lies on a cell. */
export type Mark = { readonly cell: Cell; readonly times: Times }

export type Coin = {
  readonly cell: Cell
  readonly value: Amount
  /** Of a named prize: MINI, MINOR, MAJOR, GRAND. */
  readonly label?: string
}

export type Prize = { readonly label: string; readonly amount: Amount }
