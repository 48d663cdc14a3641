import type { Texture } from 'pixi.js'

/** What a game lends the reels. */
export interface SlotTheme {
  readonly reels: number
  readonly rows: number
  readonly symbols: ReadonlyMap<string, { readonly sharp: Texture; readonly blurred: Texture }>
  /** Passing symbols while the reels turn; the result is not among the things they decide. */
  readonly passing: readonly (readonly string[])[]
  readonly scatter: string
  readonly wild: string
  /** Shown before the first spin. */
  readonly firstWindow: readonly (readonly string[])[]
  readonly particles: readonly Texture[]
  readonly colours: {
    readonly ground: number
    readonly groundLow: number
    readonly groundLine: number
    readonly gold: number
    readonly quiet: number
    readonly glow: number
  }
}
