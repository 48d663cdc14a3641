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

/** A step in which members decide, or that nobody does any more. */
export interface TurnView {
  /** Of an open step its number, from 0; afterwards how many things were shown. */
  readonly step: number
  /** Null when all is over. */
  readonly closesAt: number | null
  /** Who can choose in it. */
  readonly choosers: number
  /** What members did in the step before, by action. */
  readonly did: { readonly [action: string]: number }
}

export interface TableView {
  /** Of the last event that is in it; 0 before the first. */
  readonly seq: number
  readonly roundId: string | null
  readonly phase: Phase | 'idle'
  /** Milliseconds of the epoch, by the database's time; null before the first round. */
  readonly closesAt: number | null
  /** Which seals the round was opened under: chainNo, roundNo, terminal, and the beacon's word where one is awaited. */
  readonly seal: { readonly [field: string]: Json } | null
  /** When dealing began, as `closesAt`: a flight took off, a fight opened; null before. */
  readonly startsAt: number | null
  /** Of a game in which members decide, from the first step on. */
  readonly turn: TurnView | null
  /** From dealing on; of a flight from the result on. While members decide, what may be known. */
  readonly outcome: Json
  /** From the result on: link, entropy, beacon. */
  readonly reveal: { readonly [field: string]: Json } | null
  /** The newest last. */
  readonly results: readonly { readonly roundId: string; readonly outcome: Json }[]
}

export const resultsMax = 100

export const emptyView: TableView = {
  ...{ seq: 0, roundId: null, phase: 'idle', closesAt: null, seal: null, outcome: null, reveal: null },
  ...{ startsAt: null, turn: null },
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
  'round.step': (view, { body: { outcome = null, step, closesAt, choosers, did } }) => ({
    ...view,
    ...{ phase: 'dealing', outcome },
    turn: {
      step: Number(step),
      closesAt: typeof closesAt === 'number' ? closesAt : null,
      choosers: Number(choosers),
      did: countsIn(did),
    },
  }),
  'round.result': (view, { roundId, body: { outcome = null, ...reveal } }) => ({
    ...view,
    ...{ phase: 'result', outcome, reveal },
    results: [...view.results, { roundId, outcome }].slice(-resultsMax),
  }),
  'round.settled': (view) => ({ ...view, phase: 'settled' }),
  'round.void': (view) => ({ ...view, phase: 'voided' }),
}

const countsIn = (told: Json | undefined): TurnView['did'] =>
  typeof told === 'object' && told !== null && !Array.isArray(told)
    ? Object.fromEntries(Object.entries(told).map(([action, count]) => [action, Number(count)]))
    : {}
