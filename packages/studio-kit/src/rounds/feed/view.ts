/**
 * What everybody at a table sees, as a pure fold over what the table told. A snapshot of it and all later events say the
 * same as all events: whoever lost some asks for a snapshot.
 */
import type { Json } from '../../rules.ts'
import type { EventKind } from '../store/leading.ts'
import type { Phase } from '../store/round-row.ts'

export interface TableEvent {
  readonly seq: number
  readonly roundId: string
  readonly kind: EventKind
  readonly body: { readonly [field: string]: Json }
}

export interface TableView {
  /** Of the last event that is in it; 0 before the first. */
  readonly seq: number
  readonly roundId: string | null
  readonly phase: Phase | 'idle'
  /** Milliseconds of the epoch, by the database's time; null before the first round. */
  readonly closesAt: number | null
  /** Which seals the round was opened under: chainNo, roundNo, terminal. */
  readonly seal: { readonly [field: string]: Json } | null
  /** When dealing began, as `closesAt`: a flight took off, a fight opened; null before. */
  readonly startsAt: number | null
  /** From dealing on; of a flight from the result on. */
  readonly outcome: Json
  /** From the result on: link, entropy, beacon. */
  readonly reveal: { readonly [field: string]: Json } | null
  /** The newest last. */
  readonly results: readonly { readonly roundId: string; readonly outcome: Json }[]
}

export const resultsMax = 100

export const emptyView: TableView = {
  ...{ seq: 0, roundId: null, phase: 'idle', closesAt: null, seal: null, outcome: null, reveal: null },
  startsAt: null,
  results: [],
}

/** What does not follow is a gap, and answered by null: the snapshot has to be asked for anew. One that is known changes nothing. */
export function follow(view: TableView, event: TableEvent): TableView | null {
  if (event.seq <= view.seq) return view
  return event.seq === view.seq + 1 ? { ...folds[event.kind](view, event), seq: event.seq } : null
}

const folds: Readonly<Record<EventKind, (view: TableView, event: TableEvent) => TableView>> = {
  'round.open': ({ seq, results }, { roundId, body: { closesAt, ...seal } }) => ({
    ...emptyView,
    ...{ seq, results, roundId, seal, phase: 'betting' },
    closesAt: typeof closesAt === 'number' ? closesAt : null,
  }),
  'round.closed': (view) => ({ ...view, phase: 'closed' }),
  'round.deal': (view, { body: { outcome = null, startsAt } }) => ({
    ...view,
    ...{ phase: 'dealing', outcome, startsAt: typeof startsAt === 'number' ? startsAt : null },
  }),
  'round.result': (view, { roundId, body: { outcome = null, ...reveal } }) => ({
    ...view,
    ...{ phase: 'result', outcome, reveal },
    results: [...view.results, { roundId, outcome }].slice(-resultsMax),
  }),
  'round.settled': (view) => ({ ...view, phase: 'settled' }),
  'round.void': (view) => ({ ...view, phase: 'voided' }),
}
