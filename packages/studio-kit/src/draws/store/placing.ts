/**
 * Orders of many members in one transaction: in time by the database's time, within what the house may owe and a member
 * may stake, or refused whole. What it costs is of the lines asked for, not of those that were taken before.
 */
import type { Minor } from '@jackfruit/kernel'
import type pg from 'pg'
import { inTransaction } from '../../journal/tables.ts'
import type { DrawGame } from '../draw-game.ts'
import { lockMembers, memberKeyOf, writeMembers } from './members.ts'
import { type DrawNumber, keyOf, lockNumbers, type NumberKey, numberKeyOf, writeOwed } from './numbers.ts'
import { insertOrders, insertTickets, removeOrders } from './order-rows.ts'
import type { NewOrder } from './ticket-row.ts'

/** What stands in the way of a line: what its number pays now, and what may be staked on it; null once it is closed. */
export interface LineRefusal {
  readonly play: string
  readonly pick: string
  readonly why: 'number-closed' | 'odds-changed' | 'too-much'
  readonly standing: { readonly step: number; readonly stakeMax: Minor } | null
}

export type Verdict =
  | { readonly kind: 'written'; readonly receivedAt: Date }
  /** There is an order under this name. */
  | { readonly kind: 'known' }
  | { readonly kind: 'closed' }
  | { readonly kind: 'member-limit' }
  | { readonly kind: 'numbers'; readonly lines: readonly LineRefusal[] }

interface OpenIssue {
  readonly game: string
  readonly closesAt: Date
  readonly at: Date
}

type GameOf = (code: string) => DrawGame | undefined

/** Of a transaction: others wait for its rows no longer than it takes. */
const linesTogether = 20_000

/** In as many transactions as their lines need. */
export async function placeOrders(
  pool: pg.Pool,
  gameOf: GameOf,
  orders: readonly NewOrder[],
): Promise<Verdict[]> {
  const pieces: NewOrder[][] = []
  let lines = linesTogether
  for (const order of orders) {
    const own = order.tickets.reduce((sum, ticket) => sum + ticket.lines.length, 0)
    if (lines + own > linesTogether) {
      pieces.push([])
      lines = 0
    }
    lines += own
    pieces.at(-1)?.push(order)
  }
  const verdicts: Verdict[] = []
  for (const piece of pieces) verdicts.push(...(await placeTogether(pool, gameOf, piece)))
  return verdicts
}

const placeTogether = (pool: pg.Pool, gameOf: GameOf, orders: readonly NewOrder[]): Promise<Verdict[]> =>
  inTransaction(pool, async (tx) => {
    const isNew = await insertOrders(tx, orders)
    const fresh = orders.filter(({ id }) => isNew.has(id))
    const open = await holdOpen(tx, fresh)
    const isInTime = ({ game, tickets }: NewOrder) =>
      tickets.every(({ issueId }) => open.get(issueId)?.game === game)
    const timely = fresh.filter(isInTime)
    const numbers = await lockNumbers(tx, numbersOf(timely))
    const staked = await lockMembers(tx, timely)
    const steps = new Map<string, number>()
    const verdicts = new Map<string, Verdict>()
    for (const order of timely) {
      const game = gameOf(order.game)
      const verdict = game ? judge(game, order, { numbers, staked, steps }) : ({ kind: 'closed' } as const)
      const [first] = order.tickets
      const receivedAt = open.get(first?.issueId ?? '')?.at ?? new Date(0)
      verdicts.set(order.id, verdict ?? { kind: 'written', receivedAt })
    }
    const written = timely.filter(({ id }) => verdicts.get(id)?.kind === 'written')
    await removeOrders(
      tx,
      fresh.filter((order) => !written.includes(order)).map(({ id }) => id),
    )
    const changed = [...steps].flatMap(([key, step]) => {
      const number = numbers.get(key)
      return number ? [{ id: number.id, owed: number.owed, step }] : []
    })
    if (changed.length > 0) await writeOwed(tx, changed)
    if (written.length > 0) {
      await writeMembers(tx, written, staked)
      await insertTickets(tx, written, { open, numberOf: (key) => numbers.get(key)?.id ?? '' })
    }
    return orders.map(({ id }) =>
      isNew.has(id) ? (verdicts.get(id) ?? { kind: 'closed' }) : { kind: 'known' },
    )
  })

/** Held against closing until the commit: closing waits for these tickets, or they for closing. */
async function holdOpen(tx: pg.PoolClient, orders: readonly NewOrder[]): Promise<Map<string, OpenIssue>> {
  const ids = [...new Set(orders.flatMap(({ tickets }) => tickets.map(({ issueId }) => issueId)))]
  const { rows } = await tx.query<{ id: string; game: string; closes_at: Date }>({
    name: 'draw-issues-held',
    text: `select id, game, closes_at from draw_issues
      where id = any($1) and state = 'open' and clock_timestamp() < closes_at order by id for share`,
    values: [ids],
  })
  // After the wait for the lock, and on the same clock.
  const { rows: times } = await tx.query<{ at: Date }>('select clock_timestamp() as at')
  const at = times[0]?.at ?? new Date(8.64e15)
  return new Map(
    rows
      .filter(({ closes_at }) => at < closes_at)
      .map(({ id, game, closes_at }) => [id, { game, closesAt: closes_at, at }]),
  )
}

const numbersOf = (orders: readonly NewOrder[]): NumberKey[] => {
  const keys = new Map<string, NumberKey>()
  for (const order of orders)
    for (const ticket of order.tickets)
      for (const line of ticket.lines) {
        const key = numberKeyOf(order, ticket, line)
        keys.set(keyOf(key), key)
      }
  return [...keys.values()]
}

interface Books {
  readonly numbers: Map<string, DrawNumber>
  readonly staked: Map<string, Minor>
  /** Of each number that was changed. */
  readonly steps: Map<string, number>
}

/** Books the order whole, or nothing of it; null where it is in. */
function judge(game: DrawGame, order: NewOrder, { numbers, staked, steps }: Books): Verdict | null {
  const { currency, mode, playerId } = order
  const limits = game.limits[currency]
  if (!limits || !game.modes.includes(mode)) return { kind: 'closed' }
  const owed = new Map<string, Minor>()
  const paid = new Map<string, Minor>()
  const refused: LineRefusal[] = []
  for (const ticket of order.tickets) {
    const member = memberKeyOf({ issueId: ticket.issueId, playerId, currency })
    const sum = (paid.get(member) ?? staked.get(member) ?? 0n) + ticket.price
    if (sum > limits.memberMax || ticket.price > limits.ticketMax) return { kind: 'member-limit' }
    paid.set(member, sum)
    for (const line of ticket.lines) {
      const key = keyOf(numberKeyOf(order, ticket, line))
      const number = numbers.get(key)
      const before = owed.get(key) ?? number?.owed ?? 0n
      const standing = number?.isClosed ? null : game.standingOf({ ...line, mode }, before, currency)
      const why = !standing
        ? 'number-closed'
        : standing.step !== line.step
          ? 'odds-changed'
          : line.stake > standing.stakeMax
            ? 'too-much'
            : null
      if (why) refused.push({ play: line.play, pick: line.pick, why, standing })
      else owed.set(key, before + line.most)
    }
  }
  if (refused.length > 0) return { kind: 'numbers', lines: refused }
  for (const [key, sum] of paid) staked.set(key, sum)
  for (const [key, sum] of owed) {
    const number = numbers.get(key)
    if (!number) continue
    numbers.set(key, { ...number, owed: sum })
    // As it is told to everybody: in the first mode.
    const [lead = mode] = game.modes
    steps.set(key, game.standingOf({ ...number, mode: lead }, sum, currency)?.step ?? game.steps + 1)
  }
  return null
}
