import type { Box } from './coins.ts'

/** What a game lends its celebrations; all of it may be missing. */
export interface Cast {
  /** What won, in CSS pixels from the table's corner: it stays bright. */
  readonly lit?: () => readonly Box[]
  /** A picture of who stands at the left, looking to the middle; mirrored at the right. */
  readonly character?: string
  /** The colour of the dark, as "16 2 14". */
  readonly veil?: string
  /** What flies among the coins: jewels, pods. */
  readonly pieces?: () => readonly CanvasImageSource[]
}
