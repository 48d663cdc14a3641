/** What the flight is doing at a moment of the server's time. Pure. */
import type { LineState } from '@jackfruit/game-page/line/line'
import type { TableView } from '@jackfruit/studio-kit/rounds/feed/view'
import type { Json } from '@jackfruit/studio-kit/rules'
import { breaksAt, ceiling, multiplierAt } from '@jackfruit/table-rules/crash/crash'

export type Doing = 'coming' | 'lost' | 'over' | 'waiting' | 'open' | 'closed' | 'flying' | 'broken' | 'void'

export interface Flown {
  readonly doing: Doing
  /** Until closing; 0 where nothing can be bet. */
  readonly leftMs: number
  /** What has been reached, in hundredths: 100 before take-off, the point at the end. */
  readonly at: number
  /** Since take-off. */
  readonly ms: number
}

/** Where it broke, in hundredths; null for what is no outcome of a flight. */
export const pointOf = (outcome: Json): number | null =>
  typeof outcome === 'object' && outcome !== null && 'point' in outcome && typeof outcome.point === 'number'
    ? outcome.point
    : null

const onGround = { leftMs: 0, at: 100, ms: 0 }

/** `now`: the server's time in milliseconds; null before anything was heard. */
export function flownAt(
  { phase, closesAt, startsAt, outcome }: TableView,
  state: LineState,
  now: number | null,
): Flown {
  if (state !== 'here' || now === null) return { doing: state === 'here' ? 'coming' : state, ...onGround }
  if (phase === 'betting') {
    const leftMs = Math.max(0, (closesAt ?? 0) - now)
    return { ...onGround, doing: leftMs > 0 ? 'open' : 'closed', leftMs }
  }
  if (phase === 'dealing' && startsAt !== null && startsAt <= now) {
    const ms = now - startsAt
    return { doing: 'flying', leftMs: 0, at: Math.min(ceiling, multiplierAt(ms)), ms }
  }
  if (phase === 'closed' || phase === 'dealing') return { doing: 'closed', ...onGround }
  const point = pointOf(outcome)
  if ((phase === 'result' || phase === 'settled') && point !== null)
    return { doing: 'broken', leftMs: 0, at: point, ms: breaksAt({ point }) }
  return { doing: phase === 'voided' ? 'void' : 'waiting', ...onGround }
}
