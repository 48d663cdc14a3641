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
  /** Whether the member is asked to decide. */
  readonly isAsked: () => boolean
  /** Another second went by, or betting closed by the clock. */
  readonly counted: () => void
}

export function makeCountdown({ line, look, say, status, sound, isAsked, counted }: Parts): () => void {
  let last = -1
  return () => {
    const { view } = line().standing()
    const leftMs = leftUntil(view.turn?.closesAt ?? view.closesAt, line().clock(), performance.now())
    const doing = doingOf(line().state(), view, { leftMs, isAsked: isAsked() })
    status.set(doing, doing === 'result' ? look.words(view.outcome, say) : '')
    const isStep = doing === 'yours' || doing === 'deciding'
    const isOpen = doing === 'open' || doing === 'last' || isStep
    const wholeMs = (isStep && look.decisions?.decideMs) || look.game.bettingMs
    const seconds = isOpen ? Math.ceil(leftMs / 1000) : -1
    status.count(isOpen ? seconds : null, isOpen ? Math.min(1, leftMs / wholeMs) : 0)
    if (seconds === last) return
    if (isOpen && seconds <= tickedSeconds && last === seconds + 1) sound.play('tick')
    last = seconds
    counted()
  }
}

function doingOf(
  state: ReturnType<Line['state']>,
  { phase, turn }: TableView,
  { leftMs, isAsked }: { readonly leftMs: number; readonly isAsked: boolean },
): Doing {
  if (state !== 'here') return state
  if (phase === 'betting') return leftMs === 0 ? 'closed' : leftMs < lastMs ? 'last' : 'open'
  if (phase === 'dealing' && turn) return turn.closesAt === null ? 'drawing' : isAsked ? 'yours' : 'deciding'
  if (phase === 'closed' || phase === 'dealing') return phase
  if (phase === 'result' || phase === 'settled') return 'result'
  return phase === 'voided' ? 'void' : 'waiting'
}
