/** Processes that draw one lottery, at a platform that tests hold in their hand. Time is moved in the database. */
import { randomBytes } from 'node:crypto'
import type { OrderAsked, PlacedOrder } from '@jackfruit/studio-kit/draws/desk'
import type { DrawGame, DrawResult, PlannedIssue } from '@jackfruit/studio-kit/draws/draw-game'
import { type Draws, openDraws } from '@jackfruit/studio-kit/draws/draws'
import { openSessions, type Session, type Sessions } from '@jackfruit/studio-kit/journal/sessions'
import { makeTables, openPool } from '@jackfruit/studio-kit/journal/tables'
import { openSeals } from '@jackfruit/studio-kit/keys'
import { openVendorClient } from '@jackfruit/studio-kit/platform/vendor-client'
import { openReceipts } from '@jackfruit/studio-kit/receipt'
import type { FakePlatform } from '@jackfruit/studio-kit/testing/fake-platform'
import type pg from 'pg'
import { drawsOfStudios } from '../draws/lotteries.ts'
import { secret, studioKey } from './a-studio.ts'

/** A process that a test lets die. */
export class Killed extends Error {}

/** What failed in a pass is told by it alone. */
const quiet = {
  info() {},
  warn() {},
  error({ err }: { readonly err?: unknown }) {
    if (err && !(err instanceof Killed)) console.error(err)
  },
}
const seals = openSeals(studioKey)
const hour = 3_600_000

/** A game of Palmyra's, whose issues a test plans by itself. */
export function lotteryGame(code: string, changes: Partial<DrawGame> = {}): DrawGame {
  const game = drawsOfStudios.get('palmyra')?.find((each) => each.code === code)
  if (!game) throw new Error(`no game ${code}`)
  return { ...game, showMs: 0, ...changes }
}

export interface Lottery {
  readonly pool: pg.Pool
  /** Another process; not started. */
  process(pool?: pg.Pool): Draws
  member(playerId: string, maxBet?: bigint, platformSession?: string): Promise<Session>
  /** Whole hours apart, the first closing in `closesInMs`: nothing of them comes by itself unless that is short. */
  plan(count: number, closesInMs?: number): Promise<string[]>
  /** Puts an issue, and what was laid on it, so far back that it is drawn so long ago. */
  drawnAgo(issueId: string, ms?: number): Promise<void>
  /** Until a time of the database so long before the issue's closing. */
  beforeClosing(issueId: string, ms: number): Promise<void>
  one<T>(text: string, ...values: unknown[]): Promise<T>
  close(): Promise<void>
}

const tables =
  'draw_games, draw_days, draw_issues, draw_results, draw_entries, draw_numbers, draw_members, draw_orders, draw_tickets, draw_slips, draw_corrections, draw_favourites, table_chains'

/** A true platform has a secret of its own. */
export async function aLottery(
  databaseUrl: string,
  platform: Pick<FakePlatform, 'url'> & { readonly secret?: string },
  base: DrawGame,
  /** Planned with it, each at its own name; games that join others by themselves. */
  beside: readonly DrawGame[] = [],
): Promise<Lottery> {
  const pool = openPool(databaseUrl)
  await makeTables(pool)
  await pool.query(`truncate ${tables} cascade`)
  const sessions = openSessions(pool, seals)
  const opened: Draws[] = []
  let planned: readonly PlannedIssue[] = []
  const game: DrawGame = { ...base, issuesBetween: () => planned }
  const others = beside.map((each) => plannedAs(each, base, () => planned))
  const signatory = {
    platformUrl: platform.url,
    vendor: 'palmyra',
    secret: platform.secret ?? secret,
    timeoutMs: 2_000,
  }
  const client = openVendorClient(signatory)
  const shift = async (issueId: string, ms: number) => {
    const moving = await pool.connect()
    try {
      await moving.query('begin')
      // Tickets stand with their issue's closing: both are moved.
      await moving.query('set local session_replication_role = replica')
      const by = [issueId, ms / 1000]
      await moving.query(
        `update draw_issues set opens_at = opens_at - make_interval(secs => $2), closes_at = closes_at - make_interval(secs => $2),
           draws_at = draws_at - make_interval(secs => $2), due_at = due_at - make_interval(secs => $2) where id = $1`,
        by,
      )
      await moving.query(
        `update draw_tickets set closes_at = closes_at - make_interval(secs => $2), received_at = received_at - make_interval(secs => $2)
         where issue_id = $1`,
        by,
      )
      await moving.query('commit')
    } finally {
      moving.release()
    }
  }
  const untilMs = async (issueId: string, column: 'closes_at' | 'draws_at') => {
    const { rows } = await pool.query<{ ms: number }>(
      `select (extract(epoch from ${column} - clock_timestamp()) * 1000)::float8 as ms from draw_issues where id = $1`,
      [issueId],
    )
    return rows[0]?.ms ?? Number.NaN
  }
  const lottery: Lottery = {
    pool,
    process(own = pool) {
      const draws = openDraws({
        ...{
          studio: 'palmyra',
          games: [game, ...others],
          pool: own,
          sessions,
          seals,
          log: quiet,
          patienceMs: 8_000,
        },
        ...{ platform: client, receipts: openReceipts(studioKey, 'palmyra') },
      })
      opened.push(draws)
      return draws
    },
    member: (...asked) => seated(sessions, game.code, ...asked),
    async plan(count, closesInMs = hour) {
      const from = Date.now()
      planned = Array.from({ length: count }, (_, at) => {
        const closesAt = from + closesInMs + at * hour
        return {
          ...{ id: `${game.code}-${from}-${String(at).padStart(4, '0')}`, closesAt },
          ...{ opensAt: from - hour + at * hour, drawsAt: closesAt + 100 },
        }
      })
      return untilPlanned(pool, lottery, planned)
    },
    async drawnAgo(issueId, ms = 1_000) {
      await shift(issueId, (await untilMs(issueId, 'draws_at')) + ms)
    },
    async beforeClosing(issueId, ms) {
      await shift(issueId, (await untilMs(issueId, 'closes_at')) - ms)
    },
    async one<T>(text: string, ...values: unknown[]) {
      const { rows } = await pool.query(text, values)
      return rows[0] as T
    },
    async close() {
      await Promise.all(opened.map((each) => each.stop()))
      await pool.end()
    },
  }
  return lottery
}

/** Again where a process was planning already: it does so without these. */
async function untilPlanned(
  pool: pg.Pool,
  lottery: Pick<Lottery, 'process'>,
  planned: readonly PlannedIssue[],
): Promise<string[]> {
  const ids = planned.map(({ id }) => id)
  for (;;) {
    await pool.query('update draw_games set planned_until = null')
    await lottery.process().plan()
    const { rowCount } = await pool.query('select from draw_issues where id = any($1)', [ids])
    if (rowCount === ids.length) return ids
  }
}

async function seated(
  sessions: Sessions,
  game: string,
  playerId: string,
  maxBet = 100_000_000n,
  platformSession = `s_${playerId}`,
): Promise<Session> {
  const { session } = await sessions.open({
    ...{ studio: 'palmyra', playerId, game, platformSession, maxBet },
    ...{ nickname: playerId, currency: 'MMK', language: 'MY', mode: 'real', minBet: 100n },
    jurisdiction: { autoplay: true, turbo: true, minSpinMs: 0 },
  })
  return session
}

/** A result of the game whose every number is the lowest. */
export const lowestOf = (game: DrawGame): DrawResult =>
  game.draw({ below: () => 0, shuffle: (items: readonly unknown[]) => [...items] } as never)

/** The same issues under its own name. */
const plannedAs = (game: DrawGame, { code }: DrawGame, planned: () => readonly PlannedIssue[]): DrawGame => ({
  ...game,
  issuesBetween: () => planned().map((issue) => ({ ...issue, id: issue.id.replace(code, game.code) })),
})

/** A ticket on these numbers straight, 100 kyat each. */
export const straight = (
  selection: string,
  issueIds: readonly string[],
  { price, ...more }: Partial<OrderAsked> & { readonly price: bigint },
): OrderAsked => ({
  ...{ clientId: randomBytes(8).toString('hex'), clientSeed: 'chinthe', mode: 'Lott', stopsOnWin: false },
  entries: [{ play: 'straight', selection, unit: 10_000n, multiple: 1, share: 100, seen: {} }],
  issues: issueIds.map((issueId) => ({ issueId, multiple: 1 })),
  price,
  ...more,
})

export function ticketsIn(placed: PlacedOrder) {
  if (placed.kind !== 'in') throw new Error(JSON.stringify(placed, (_, value) => String(value)))
  return placed.tickets
}

/** Takes steps and pays until nothing is due. */
export async function workOff(draws: Draws): Promise<void> {
  while ((await draws.step()) + (await draws.pay()) > 0);
}
