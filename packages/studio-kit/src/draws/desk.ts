/**
 * Where members place tickets. What they ask for is expanded here whatever their page counted, written when it is in time
 * and within its limits, asked for at the wallet, and in when the wallet has it all. One name is one order.
 */
import { createHash, randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { canonical } from '@jackfruit/fairness'
import type { Minor } from '@jackfruit/kernel'
import type pg from 'pg'
import { openGathering } from '../journal/gathering.ts'
import type { Session } from '../journal/sessions.ts'
import type { VendorClient } from '../platform/vendor-client.ts'
import type { DrawGame } from './draw-game.ts'
import { askStake } from './money/ticket-calls.ts'
import type { TicketWord } from './money/ticket-word.ts'
import { expand, type SeenEntry } from './order-lines.ts'
import { type LineRefusal, placeOrders, type Verdict } from './store/placing.ts'
import { type OrderName, ordersNamed } from './store/reading.ts'
import type { DrawTicket, NewOrder, NewTicket } from './store/ticket-row.ts'

export interface OrderAsked {
  readonly clientId: string
  readonly clientSeed: string
  readonly mode: string
  readonly entries: readonly SeenEntry[]
  /** Each with how many times the entries' stake. The first is the issue; more are a chase. */
  readonly issues: readonly { readonly issueId: string; readonly multiple: number }[]
  readonly stopsOnWin: boolean
  /** What the page counted: where it differs nothing is taken. */
  readonly price: Minor
}

export type PlacedOrder =
  | { readonly kind: 'in' | 'unknown' | 'out'; readonly tickets: readonly DrawTicket[] }
  | {
      readonly kind: 'refused'
      readonly why: 'CLOSED' | 'LIMIT' | 'ENTRY' | 'PRICE' | 'DUPLICATE' | 'MODE'
    }
  | { readonly kind: 'refused'; readonly why: 'NUMBERS'; readonly lines: readonly LineRefusal[] }

export interface DrawDesk {
  place(game: DrawGame, session: Session, asked: OrderAsked): Promise<PlacedOrder>
}

export interface DrawDeskParts {
  readonly pool: pg.Pool
  readonly studio: string
  readonly games: ReadonlyMap<string, DrawGame>
  readonly platform: VendorClient
  readonly word: TicketWord
  /** How long a member waits through words of the wallet that do not come. */
  readonly patienceMs?: number
}

const lookEveryMs = 150
/** Of all tickets of an order. */
const orderLinesMax = 10_000
const idBytes = 12
const newId = () => randomBytes(idBytes).toString('hex')

export function openDrawDesk(parts: DrawDeskParts): DrawDesk {
  const { pool, studio, games, platform, word, patienceMs = 10_000 } = parts
  const write = openGathering((orders: readonly NewOrder[]) =>
    placeOrders(pool, (code) => games.get(code), orders),
  )

  const look = openGathering((names: readonly OrderName[]) => ordersNamed(pool, names))
  const nameOf = ({ playerId }: Session, { clientId }: Pick<NewOrder, 'clientId'>) => ({
    ...{ studio, playerId, clientId },
  })

  async function known(
    session: Session,
    order: Pick<NewOrder, 'clientId' | 'fingerprint'>,
  ): Promise<PlacedOrder> {
    const endsAt = performance.now() + patienceMs
    for (;;) {
      const found = await look(nameOf(session, order))
      if (!found) throw new Error(`the order ${order.clientId} is gone`)
      if (!found.fingerprint.equals(order.fingerprint)) return { kind: 'refused', why: 'DUPLICATE' }
      const { tickets } = found
      const isUndecided = tickets.some(({ state }) => state === 'written' || state === 'held')
      if (!isUndecided) return { kind: tickets.some(isIn) ? 'in' : 'out', tickets }
      if (performance.now() >= endsAt) return { kind: 'unknown', tickets }
      await pause(lookEveryMs)
    }
  }

  const ask = (session: Session, order: NewOrder, receivedAt: Date) =>
    Promise.all(
      order.tickets.map(async (ticket) => {
        const first = writtenOf(order, ticket, receivedAt)
        await word.hear(first, await askStake(platform, first, session.platformSession), ticket.lines)
      }),
    )

  return {
    async place(game, session, asked) {
      if (!game.modes.includes(asked.mode)) return { kind: 'refused', why: 'MODE' }
      const order = orderOf(studio, game, session, asked)
      if (!order) return { kind: 'refused', why: 'ENTRY' }
      const price = order.tickets.reduce((sum, ticket) => sum + ticket.price, 0n)
      if (price !== asked.price) return { kind: 'refused', why: 'PRICE' }
      // The session's bound is of one stake, which a ticket is.
      if (order.tickets.some((ticket) => ticket.price > session.maxBet))
        return { kind: 'refused', why: 'LIMIT' }
      const verdict = await write(order)
      if (verdict.kind === 'written') await ask(session, order, verdict.receivedAt)
      return verdict.kind === 'written' || verdict.kind === 'known' ? known(session, order) : refusal(verdict)
    },
  }
}

/** As it was written a moment ago; its place among all tickets nobody asks for yet. */
const writtenOf = (
  order: NewOrder,
  { id, no, issueId, price, lines }: NewTicket,
  receivedAt: Date,
): DrawTicket => {
  const { playerId, sessionId, clientId, clientSeed, game, currency, mode } = order
  return {
    ...{ seq: 0n, id, no, issueId, price, lines: lines.length, orderId: order.id, receivedAt, attempts: 1 },
    ...{ playerId, sessionId, clientId, clientSeed, game, currency, mode, state: 'written', reason: null },
    ...{ payout: null, corrected: null, receipt: null },
  }
}

/** Cancelled and stopped ones were in. */
const isIn = ({ state, reason }: DrawTicket): boolean =>
  state === 'taken' || state === 'owed' || state === 'paid' || reason === 'cancelled' || reason === 'stopped'

function refusal(verdict: Exclude<Verdict, { readonly kind: 'written' | 'known' }>): PlacedOrder {
  if (verdict.kind === 'numbers') return { kind: 'refused', why: 'NUMBERS', lines: verdict.lines }
  return { kind: 'refused', why: verdict.kind === 'member-limit' ? 'LIMIT' : 'CLOSED' }
}

/** Null where it cannot be read, or has more lines than an order may. */
function orderOf(studio: string, game: DrawGame, session: Session, asked: OrderAsked): NewOrder | null {
  const { clientId, clientSeed, mode, entries, issues, stopsOnWin } = asked
  const { playerId, currency, id: sessionId } = session
  const tickets: NewTicket[] = []
  let all = 0
  for (const [no, { issueId, multiple }] of issues.entries()) {
    const lines = expand(game, { entries, mode, multiple, currency })
    all += lines?.length ?? 0
    if (!lines || all > orderLinesMax) return null
    const price = lines.reduce((sum, line) => sum + line.price, 0n)
    tickets.push({ id: newId(), no, issueId, price, lines })
  }
  const kept = entries.map(({ unit, ...entry }) => ({ ...entry, unit: unit.toString() }))
  const meant = { game: game.code, mode, currency, clientSeed, issues, stopsOnWin, entries: kept }
  return {
    ...{ id: newId(), studio, playerId, sessionId, clientId, game: game.code, currency, mode, clientSeed },
    ...{ stopsOnWin, tickets, entries: JSON.stringify(kept) },
    fingerprint: createHash('sha256').update(canonical(meant)).digest(),
  }
}
