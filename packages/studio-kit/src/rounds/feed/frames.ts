/** What goes over a table's socket: each frame says which table, which round, which place in order, and what time it is. */
import type { Json } from '../../rules.ts'
import type { TableEvent, TableView } from './view.ts'

export interface Place {
  readonly gameId: string
  readonly tableId: string
}

/** About a bet that its owner takes out of a flight. */
export type OutWord = 'out.ack' | 'out.reject'

/** About what its member decides. */
export type HandWord = 'decide.ack' | 'decide.wait' | 'decide.reject' | 'hand'

export type FrameType =
  | TableEvent['kind']
  | 'snapshot'
  | 'bet.ack'
  | 'bet.wait'
  | 'bet.reject'
  | 'settle'
  | OutWord
  | HandWord
  | 'aboard'
  | 'pool.update'

export const frame = (
  type: FrameType,
  { gameId, tableId }: Place,
  at: { readonly roundId: string | null; readonly seq: number; readonly serverTime: number },
  more: object,
): string => JSON.stringify({ type, gameId, tableId, ...at, ...more })

export const deltaFrame = (
  place: Place,
  { kind, roundId, seq, body }: TableEvent,
  serverTime: number,
): string => frame(kind, place, { roundId, seq, serverTime }, body)

/** `mine`: the member's own bets in the round; `hand`: what he has decided in it. */
export const snapshotFrame = (
  place: Place,
  { seq, roundId, phase, closesAt, startsAt, turn, seal, outcome, reveal, results }: TableView,
  {
    serverTime,
    mine,
    hand = null,
  }: { readonly serverTime: number; readonly mine: readonly Json[]; readonly hand?: Json },
): string =>
  frame(
    'snapshot',
    place,
    { roundId, seq, serverTime },
    {
      ...{ phase, closesAt, seal, outcome, reveal, results, bets: mine },
      ...(startsAt !== null && { startsAt }),
      ...(turn !== null && { turn }),
      ...(hand !== null && { hand }),
      remainingMs: phase === 'betting' && closesAt !== null ? Math.max(0, closesAt - serverTime) : 0,
    },
  )
