/** What is thrown, and what it is thrown in. */
import type { Turn, Vec } from './space.ts'

export interface Body {
  at: Vec
  turn: Turn
  speed: Vec
  spin: Vec
}

export interface Size {
  /** Half an edge. */
  readonly half: number
  /** Of edges and corners. */
  readonly round: number
}

/** How far a point is from a surface, and which way out of it leads. */
export type Surface = (point: Vec) => { readonly normal: Vec; readonly far: number }
export type Room = readonly Surface[]
