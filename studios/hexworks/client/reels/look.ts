import type { Act } from './acts.ts'
import type { Promises } from './anticipation.ts'

/** What a slot's reels look like: all that its game lends the board. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export interface ReelLook {
  /** How many reels, and how many rows the highest of them has. */
  readonly reels: number
  readonly rows: number
  /** A reel of its own to the right, one row high, that shows the multiplier: symbols "x1", "x2" … */
  readonly hasTimesReel?: boolean
  /** How wide a cell of the highest reel may be, in its height; without it nearly square. */
  readonly widest?: number
  /** So much wider or higher a symbol may become to fill its cell: where reels change their height. */
  readonly stretch?: number
  /** Where what is set over a symbol stands: in its middle, as the values of coins do, or in the corner of its cell. */
  readonly tagsAt?: 'corner'
  /** What passes while coins are held: coins and empty places. */
  readonly respin?: readonly string[]
  /** Address of the one picture that all symbols lie in, and where. */
  readonly atlas: string
  /** A method, so that a game may name its own symbols: only those of `symbolNames` are asked for. */
  symbolBox(name: string): Box
  readonly symbolNames: readonly string[]
  /** Words set on the ribbon of a symbol, in the player's language: the key of a text by symbol. */
  readonly ribbons?: Readonly<Record<string, string>>
  /** Symbols that pass while a reel turns, one strip a reel; the result is not among the things they decide. */
  readonly passing: readonly (readonly string[])[]
  /** Reel by reel from the top: shown before the first spin. */
  readonly first: readonly (readonly string[])[]
  readonly scatter?: string
  /** What is printed on a symbol that nothing is set over: the currency on a coin whose worth is not drawn yet. */
  readonly faces?: Readonly<Record<string, string>>
  /** What the reels may promise while they turn. Without it nothing is held back. */
  readonly promises?: Promises
  /** How symbols act where they win; the others swell. */
  readonly acts?: Readonly<Record<string, Act>>
  /** What rains when much is won. */
  readonly particles: readonly Box[]
  readonly colours: ReelColours
  /** Draws the frame around the reels; without it a plain bevel of `colours.frame`. */
  readonly frame?: (pen: CanvasRenderingContext2D, width: number, height: number, thickness: number) => void
}

/** CSS colours. */
export interface ReelColours {
  readonly ground: string
  readonly groundLow: string
  readonly groundLine: string
  /** From its lit edge to its shadow. */
  readonly frame: readonly [string, string, string]
  readonly gold: string
  readonly quiet: string
  readonly glow: string
}
