/** A table and a lottery in the world of restores: one process whose steps a test takes, one after another. */
import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import type { DrawGame } from '../../packages/studio-kit/src/draws/draw-game.ts'
import { openDraws } from '../../packages/studio-kit/src/draws/draws.ts'
import type { Entered } from '../../packages/studio-kit/src/draws/store/officials.ts'
import { openSessions, type Session } from '../../packages/studio-kit/src/journal/sessions.ts'
import { openPool } from '../../packages/studio-kit/src/journal/tables.ts'
import { openSeals } from '../../packages/studio-kit/src/keys.ts'
import { openVendorClient } from '../../packages/studio-kit/src/platform/vendor-client.ts'
import { authenticate, sessionFrom } from '../../packages/studio-kit/src/play/open-game.ts'
import { openReceipts } from '../../packages/studio-kit/src/receipt.ts'
import { takeStep } from '../../packages/studio-kit/src/rounds/dealer.ts'
import { openSharedRounds } from '../../packages/studio-kit/src/rounds/shared-rounds.ts'
import { openChains } from '../../packages/studio-kit/src/rounds/store/chains.ts'
import { leaveLeads, takeLeads } from '../../packages/studio-kit/src/rounds/store/leading.ts'
import { newestRound } from '../../packages/studio-kit/src/rounds/store/round-row.ts'
import type { SharedTable } from '../../packages/studio-kit/src/rounds/table-game.ts'
import { coinGame, coinTable } from '../../packages/studio-kit/src/testing/coin-table.ts'
import { lotteryGame, straight, ticketsIn } from '../../studios/host/testing/a-lottery.ts'
import { code, type RestoreWorld, studioKey } from './world.ts'

const hour = 3_600_000

export const table: SharedTable = { ...coinTable(coinGame({ bettingMs: hour })), studio: code }

/** A table whose rounds a test takes from step to step. */
export const unhurried = (game: SharedTable): SharedTable => ({
  ...{ ...game, studio: code },
  game: { ...game.game, phases: { ...game.game.phases, bettingMs: hour } },
})

/** With two issues, an hour and two from now. */
export function planned(gameCode: string): DrawGame {
  const from = Date.now()
  return lotteryGame(gameCode, {
    issuesBetween: () =>
      [1, 2].map((no) => ({
        ...{ id: `${gameCode}-${from}-${no}`, opensAt: from - hour, closesAt: from + no * hour },
        drawsAt: from + no * hour + 100,
      })),
  })
}
export const lottery = planned('mm2d-fast-1')

const onBoth = { heads: 10_000n, tails: 4_000n }

interface Laid {
  readonly places?: Readonly<Record<string, bigint>>
  /** In a flight: where it is taken out by itself. */
  readonly target?: number
}

interface Played {
  readonly table: SharedTable
  readonly lottery: DrawGame
}

export interface SharedSide {
  readonly pool: pg.Pool
  /** Both sides of a coin at once, where nothing else is said: answers the name of the bet. */
  lay(laid?: Laid): Promise<string>
  /** Out of the flight: what the bet returns; null where it was too late. */
  takeOut(betId: string): Promise<bigint | null>
  /** Takes the table's next step, or has it taken by whoever leads the table, whatever its clock says. */
  step(): Promise<void>
  /** On two numbers, where no others are said; answers the name of the ticket. */
  buy(issue?: number, numbers?: string): Promise<string>
  /** Two people enter the same. */
  enter(number: string, asked?: { readonly isCorrection: boolean }): Promise<Entered>
  /** The issue is drawn now, or as soon as somebody looks. */
  due(issue?: number): Promise<void>
  plan(): Promise<number>
  /** Draws what is due, and settles it. */
  draw(): Promise<void>
  /** Until nothing is owed. */
  pay(): Promise<void>
  close(): Promise<void>
}

export async function openSharedSide(
  world: RestoreWorld,
  { table: played, lottery: drawn }: Played = { table, lottery },
): Promise<SharedSide> {
  const pool = openPool(world.journal.url, { max: 4 })
  const seals = openSeals(studioKey)
  const sessions = openSessions(pool, seals)
  const { secret, platformUrl } = world
  const platform = openVendorClient({ platformUrl, vendor: code, secret, timeoutMs: 2_000 })
  const log = {
    info() {},
    warn() {},
    error: (fields: object, text: string) => void world.errors.push({ fields, text }),
  }
  const parts = {
    studio: code,
    pool,
    platform,
    sessions,
    seals,
    receipts: openReceipts(studioKey, code),
    log,
  }
  const rounds = openSharedRounds({ ...parts, tables: [played] })
  const draws = openDraws({ ...parts, games: [drawn] })
  const member = async (game: string): Promise<Session> => {
    const answer = await authenticate(platform, await world.launch(game))
    return (await sessions.open(sessionFrom(code, { code: game }, answer))).session
  }
  const issueAt = (no: number) =>
    drawn.issuesBetween({ without: [], moved: {} }, 0, 0)[no]?.id ?? 'there is no such issue'
  const newest = async () => (await newestRound(pool, played.id))?.id ?? ''
  const standing = async () => {
    const round = await newestRound(pool, played.id)
    return `${round?.id} ${round?.phase}`
  }
  return {
    pool,
    async lay({ places = onBoth, target } = {}) {
      const placed = await rounds.desk.place(played, await member(played.id), {
        ...{ roundId: await newest(), clientBetId: freshName(), clientSeed: 'chinthe' },
        ...{ places: new Map(Object.entries(places)), ...(target !== undefined && { target }) },
      })
      if (placed.kind !== 'in') throw new Error(`the bet is ${placed.kind}`)
      return placed.bet.id
    },
    async takeOut(betId) {
      const seat = { roundId: await newest(), playerId: world.playerId }
      return (await rounds.cashDesk.takeOut(played, seat, betId))?.payout ?? null
    },
    async step() {
      const before = await standing()
      const [lead] = await takeLeads(pool, [played.id], freshName())
      await moveRound(pool, played.id)
      if (!lead) return waitFor(async () => (await standing()) !== before)
      await takeStep({ pool, chains: openChains(pool, seals), log }, lead, played)
      await leaveLeads(pool, [lead])
    },
    async buy(issue = 0, numbers = '12 34') {
      const price = 10_000n * BigInt(numbers.split(' ').length)
      const asked = straight(numbers, [issueAt(issue)], { price })
      const [ticket] = ticketsIn(await draws.desk.place(drawn, await member(drawn.code), asked))
      if (!ticket) throw new Error('there is no ticket')
      return ticket.id
    },
    async enter(number, { isCorrection } = { isCorrection: false }) {
      const entry = {
        ...{ issueId: issueAt(0), isCorrection, result: { number: [number] } },
        ...{ source: 'https://www.glo.or.th', statedAt: new Date(Date.now() - 500) },
      }
      await draws.enter({ ...entry, person: 'aye' })
      return draws.enter({ ...entry, person: 'mya' })
    },
    due: (issue = 0) => moveIssue(pool, issueAt(issue)),
    plan: draws.plan,
    async draw() {
      while ((await draws.step()) > 0);
    },
    async pay() {
      while ((await rounds.pay()) + (await draws.pay()) > 0);
    },
    async close() {
      await draws.stop()
      if (!pool.ended) await pool.end()
    },
  }
}

async function waitFor(holds: () => Promise<boolean>): Promise<void> {
  for (const end = performance.now() + 20_000; performance.now() < end; await pause(25))
    if (await holds()) return
  throw new Error('the table stands still')
}

const freshName = () => randomBytes(8).toString('hex')

/** Bets and tickets stand with their closing: all of it is moved. */
async function moved(pool: pg.Pool, ...statements: { text: string; values: unknown[] }[]): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('begin; set local session_replication_role = replica')
    for (const statement of statements) await client.query(statement)
    await client.query('commit')
  } finally {
    client.release()
  }
}

const moveRound = (pool: pg.Pool, tableId: string) =>
  moved(
    pool,
    {
      text: `update table_bets set closes_at = now(), received_at = least(received_at, now() - interval '1 second')
        where round_id in (select id from table_rounds where table_id = $1 and phase = 'betting')`,
      values: [tableId],
    },
    {
      text: `update table_rounds set until = least(until, now()),
          closes_at = case phase when 'betting' then (select coalesce(max(table_bets.closes_at), now())
            from table_bets where round_id = table_rounds.id) else closes_at end
        where table_id = $1 and phase in ('betting', 'closed', 'dealing', 'result')`,
      values: [tableId],
    },
  )

function moveIssue(pool: pg.Pool, id: string): Promise<void> {
  const by = `(select draws_at - now() + interval '1 second' as by from draw_issues where id = $1) as given`
  return moved(
    pool,
    {
      text: `update draw_tickets set closes_at = closes_at - given.by, received_at = received_at - given.by from ${by}
        where issue_id = $1`,
      values: [id],
    },
    {
      text: `update draw_issues set opens_at = opens_at - given.by, closes_at = closes_at - given.by,
          draws_at = draws_at - given.by, due_at = due_at - given.by from ${by} where id = $1`,
      values: [id],
    },
  )
}
