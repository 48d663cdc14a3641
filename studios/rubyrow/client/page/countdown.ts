/** The clock of the table, in words and as a ring. It goes on by itself between what is told. */

import type { Line } from '@jackfruit/game-page/line/line'
import { leftUntil } from '@jackfruit/game-page/line/server-clock'
import type { Say, Sounds } from '@jackfruit/game-page/view'
import type { TableView } from '@jackfruit/studio-kit/rounds/feed/view'
import type { TableLook } from '../felt/look.ts'
import type { Doing, Status } from './status.ts'

const lastMs = 5_000
const tickedSeconds = 3

interface Parts {
  readonly line: () => Line
  readonly look: TableLook
  readonly say: Say
  readonly status: Status
  readonly sound: Sounds
  /** Another second went by, or betting closed by the clock. */
  readonly counted: () => void
}

export function makeCountdown({ line, look, say, status, sound, counted }: Parts): () => void {
  let last = -1
  return () => {
    const { view } = line().standing()
    const leftMs = leftUntil(view.closesAt, line().clock(), performance.now())
    const doing = doingOf(line().state(), view, leftMs)
    status.set(doing, doing === 'result' ? look.words(view.outcome, say) : '')
    const isOpen = doing === 'open' || doing === 'last'
    const seconds = isOpen ? Math.ceil(leftMs / 1000) : -1
    status.count(isOpen ? seconds : null, isOpen ? Math.min(1, leftMs / look.game.bettingMs) : 0)
    if (seconds === last) return
    if (isOpen && seconds <= tickedSeconds && last === seconds + 1) sound.play('tick')
    last = seconds
    counted()
  }
}

function doingOf(state: ReturnType<Line['state']>, { phase }: TableView, leftMs: number): Doing {
  if (state !== 'here') return state
  if (phase === 'betting') return leftMs === 0 ? 'closed' : leftMs < lastMs ? 'last' : 'open'
  if (phase === 'closed' || phase === 'dealing') return phase
  if (phase === 'result' || phase === 'settled') return 'result'
  return phase === 'voided' ? 'void' : 'waiting'
}
