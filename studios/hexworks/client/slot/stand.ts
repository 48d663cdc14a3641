/** All that a round is drawn with. */
import type { Patience } from '@jackfruit/game-page/flow/patience'
import type { ViewParts } from '@jackfruit/game-page/view'
import type { Ladder } from '../around/ladder.ts'
import type { Plates } from '../around/plates.ts'
import type { Ways } from '../around/ways.ts'
import type { ReelBoard } from '../reels/board.ts'
import type { SlotLook } from './look.ts'
import type { SlotOverlays } from './strip.ts'

export interface Stand {
  readonly look: SlotLook
  /** The row of each reel that a line runs through, line 1 first. */
  readonly lines: readonly (readonly number[])[]
  readonly parts: ViewParts
  readonly board: ReelBoard
  readonly overlays: SlotOverlays
  readonly patience: Patience
  /** Where wins in a row are multiplied. */
  readonly ladder: Ladder | null
  /** Where wins are counted by ways. */
  readonly ways: Ways | null
  readonly plates: Plates
}
