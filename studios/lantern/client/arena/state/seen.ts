/** What the arena is doing at a moment of the server's time. Pure. */
import type { LineState } from '@jackfruit/game-page/line/line'
import type { TableView } from '@jackfruit/studio-kit/rounds/feed/view'
import type { Json } from '@jackfruit/studio-kit/rules'
import type { MatchUp } from '@jackfruit/table-rules/cockfight/fight'
import { matchUpOf } from '@jackfruit/table-rules/cockfight/match-up'
import { type Fight, fightIn, fightMs, lastCallMs } from '@jackfruit/table-rules/cockfight/table'

export type Doing =
  | 'coming'
  | 'lost'
  | 'over'
  | 'waiting'
  | 'open'
  | 'lastCall'
  | 'closed'
  | 'fight'
  | 'result'
  | 'void'

export interface Seen {
  readonly doing: Doing
  /** Until betting closes, or the fight ends; 0 at other times. */
  readonly leftMs: number
  /** Since the fight began. */
  readonly ms: number
  /** Who won; null before it is shown. */
  readonly fight: Fight | null
}

/** Null for what is no outcome of a fight. */
export function readFight(outcome: Json): Fight | null {
  try {
    return fightIn(outcome)
  } catch {
    return null
  }
}

/** Who fights, as the seal says; null before a round. */
export function matchUpIn({ seal }: Pick<TableView, 'seal'>): MatchUp | null {
  const [terminal, roundNo] = [seal?.['terminal'], seal?.['roundNo']]
  return typeof terminal === 'string' && typeof roundNo === 'number' ? matchUpOf({ terminal, roundNo }) : null
}

const at = (doing: Doing, more: Partial<Seen> = {}): Seen => ({
  doing,
  leftMs: 0,
  ms: 0,
  fight: null,
  ...more,
})

/** `now`: the server's time in milliseconds; null before anything was heard. */
export function seenAt(
  { phase, closesAt, startsAt, outcome }: TableView,
  state: LineState,
  now: number | null,
): Seen {
  if (state !== 'here' || now === null) return at(state === 'here' ? 'coming' : state)
  if (phase === 'betting') {
    const leftMs = Math.max(0, (closesAt ?? 0) - now)
    return at(leftMs > lastCallMs ? 'open' : leftMs > 0 ? 'lastCall' : 'closed', { leftMs })
  }
  const fight = readFight(outcome)
  if (phase === 'dealing' && fight) {
    const ms = Math.min(fightMs, Math.max(0, now - (startsAt ?? now)))
    return at('fight', { ms, leftMs: fightMs - ms, fight })
  }
  if ((phase === 'result' || phase === 'settled') && fight) return at('result', { ms: fightMs, fight })
  return at(phase === 'closed' ? 'closed' : phase === 'voided' ? 'void' : 'waiting')
}

export const isOpen = ({ doing }: Pick<Seen, 'doing'>): boolean => doing === 'open' || doing === 'lastCall'
