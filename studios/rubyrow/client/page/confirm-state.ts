/** What the one gold button says, and whether it does anything. */
import { type Stacks, totalOf } from '@jackfruit/game-page/felt/stacks'
import type { LineState } from '@jackfruit/game-page/line/line'
import type { Say } from '@jackfruit/game-page/view'
import type { ConfirmState } from './controls.ts'

export interface Chips {
  readonly state: LineState
  /** Milliseconds until closing; 0 where nothing can be bet. */
  readonly leftMs: number
  readonly inPlay: Stacks
  readonly onWay: Stacks
  readonly draft: Stacks
  /** What could be bet again as it lay; empty where it cannot. */
  readonly again: Stacks
}

/** From here on it says that time is short. */
const urgentMs = 5_000

export function confirmState(chips: Chips, say: Say): ConfirmState {
  const [mine, way, draft, again] = [chips.inPlay, chips.onWay, chips.draft, chips.again].map(totalOf)
  if (chips.state !== 'here') return { kind: 'none', words: say('live.lostNote') }
  if (way) return { kind: 'asking', amount: way }
  if (chips.leftMs === 0)
    return mine ? { kind: 'in', amount: mine } : { kind: 'none', words: say('live.closedNote') }
  if (draft) return { kind: 'ready', amount: draft, isUrgent: chips.leftMs < urgentMs }
  if (mine) return { kind: 'in', amount: mine }
  return again ? { kind: 'repeat', amount: again } : { kind: 'none', words: say('felt.noChips') }
}
