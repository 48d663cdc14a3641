/**
 * Where members decide in the steps of a round. A decision counts when the database has it before its step closes; one
 * that puts more down counts when the wallet has that stake too, and where it is refused the member may decide anew.
 */
import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { openGathering } from '../../journal/gathering.ts'
import type { Session } from '../../journal/sessions.ts'
import type { TableBet } from '../store/bet-row.ts'
import { betsOf, type Seat } from '../store/bets.ts'
import {
  actionsIn,
  type Decision,
  handsOf,
  type NewDecision,
  type Raise,
  type StandingHand,
  writeDecisions,
} from '../store/decisions.ts'
import type { SharedTable } from '../table-game.ts'
import { type DeskParts, type Out, reasonOf } from './desk.ts'
import { askStake } from './wallet.ts'

export type Decided =
  | { readonly kind: 'in'; readonly action: string }
  | { readonly kind: 'out'; readonly reason: Out }
  | { readonly kind: 'unknown' }

export interface AskedDecision {
  readonly roundId: string
  readonly step: number
  readonly action: string
  /** Of the stake that it may put down: the same name is the same stake. */
  readonly clientBetId: string
}

export interface DecisionDesk {
  decide(table: SharedTable, session: Session, asked: AskedDecision): Promise<Decided>
}

interface Hand {
  readonly standing: StandingHand
  readonly bets: readonly TableBet[]
}

const triesMax = 8
const lookEveryMs = 150
const idBytes = 12

export function openDecisionDesk({ pool, platform, word, patienceMs = 10_000 }: DeskParts): DecisionDesk {
  const lookAtBets = openGathering((seats: readonly Seat[]) => betsOf(pool, seats))
  const lookAtHand = openGathering((seats: readonly Seat[]) => handsOf(pool, seats))
  const write = openGathering((asked: readonly NewDecision[]) => writeDecisions(pool, asked))

  async function look(seat: Seat): Promise<Hand | null> {
    const standing = await lookAtHand(seat)
    return standing && { standing, bets: await lookAtBets(seat) }
  }

  /** What the member has decided in this step, as soon as it is known whether it counts. */
  async function known(seat: Seat, { step, clientBetId }: AskedDecision): Promise<Decided | Hand | null> {
    const endsAt = performance.now() + patienceMs
    for (;;) {
      const hand = await look(seat)
      const decision = hand?.standing.decisions.find((each) => each.step === step)
      if (!hand || !decision) return hand
      if (decision.isLate) return late
      const raise = raiseOf(decision, hand.bets)
      if (raise === null || raise?.state === 'taken' || raise?.state === 'owed' || raise?.state === 'paid')
        return { kind: 'in', action: decision.action }
      if (raise?.state !== 'written') return raise?.clientBetId === clientBetId ? outOf(raise) : hand
      if (performance.now() >= endsAt) return { kind: 'unknown' }
      await pause(lookEveryMs)
    }
  }

  return {
    async decide(table, session, asked) {
      const { playerId, platformSession } = session
      const seat = { roundId: asked.roundId, playerId }
      for (let tries = 0; tries < triesMax; tries++) {
        const found = await known(seat, asked)
        if (found === null) return late
        if ('kind' in found) return found
        const next = nextOf(table, session, { asked, hand: found })
        if ('kind' in next) return next
        const written = await write(next)
        if (written?.raise) {
          const bet = { ...written.raise, tableId: table.id }
          await word.hear(bet, await askStake(platform, bet, platformSession))
        } else if (!written && !isDecidedNow(await look(seat), asked.step)) return late
      }
      return { kind: 'out', reason: 'SUSPENDED' }
    },
  }
}

const late = { kind: 'out', reason: 'CLOSED' } as const

const outOf = ({ state, refusal }: TableBet): Decided =>
  state === 'refused' ? { kind: 'out', reason: reasonOf(refusal) } : late

const isDecidedNow = (hand: Hand | null, step: number): boolean =>
  hand?.standing.decisions.some((each) => each.step === step) === true

/** Null for a decision that puts nothing down; undefined for a stake that was never written. */
const raiseOf = ({ raiseId }: Decision, bets: readonly TableBet[]): TableBet | null | undefined =>
  raiseId === null ? null : bets.find(({ id }) => id === raiseId)

/** What is to be written; the answer where the rules or the table's time do not allow it. */
function nextOf(
  { game: { decisions } }: SharedTable,
  { playerId, currency, maxBet, id: sessionId }: Session,
  {
    asked: { roundId, step, action, clientBetId },
    hand: { standing, bets },
  }: { asked: AskedDecision; hand: Hand },
): NewDecision | Decided {
  if (!decisions || standing.turn !== 'deciding' || standing.step !== step) return late
  const own = bets.filter(
    (bet) =>
      bet.state === 'taken' &&
      bet.step === null &&
      bet.currency === currency &&
      bet.places.has(decisions.place),
  )
  const [first] = own
  const actions = actionsIn(standing)
  const choices = decisions.can(standing.outcome, actions) ?? []
  if (!first || choices.length < 2 || !choices.includes(action)) return late
  const before = standing.decisions.find((each) => each.step === step)
  const { outcome } = standing
  const more = decisions.units(outcome, [...actions, action]) - decisions.units(outcome, actions)
  const decision = { roundId, playerId, step, action, replaces: before?.raiseId ?? null }
  if (more <= 0) return { ...decision, raise: null }
  const stake = own.reduce((sum, { places }) => sum + (places.get(decisions.place) ?? 0n), 0n) * BigInt(more)
  if (stake > maxBet) return { kind: 'out', reason: 'LIMIT' }
  const raise: Raise = {
    ...{
      id: randomBytes(idBytes).toString('hex'),
      roundId,
      playerId,
      no: bets.length,
      sessionId,
      clientBetId,
    },
    ...{ clientSeed: first.clientSeed, currency, places: new Map([[decisions.place, stake]]), stake },
    ...{ outAt: null, atRisk: stake, raises: first.id },
  }
  return { ...decision, raise }
}
