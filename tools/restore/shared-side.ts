/** A table and a lottery in the world of restores: one process whose steps a test takes, one after another. */
import { randomBytes } from 'node:crypto'
import type pg from 'pg'
import type { DrawGame } from '../../packages/studio-kit/src/draws/draw-game.ts'
import { openDraws } from '../../packages/studio-kit/src/draws/draws.ts'
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
import { coinGame, coinTable } from '../../packages/studio-kit/src/testing/coin-table.ts'
import { lotteryGame, straight, ticketsIn } from '../../studios/host/testing/a-lottery.ts'
import { code, type RestoreWorld, studioKey } from './world.ts'

const hour = 3_600_000

export const table = { ...coinTable(coinGame({ bettingMs: hour })), studio: code }

const planned = (): DrawGame => {
  const from = Date.now()
  return lotteryGame('mm2d-fast-1', {
    issuesBetween: () =>
      [1, 2].map((no) => ({
        ...{ id: `mm2d-fast-1-${from}-${no}`, opensAt: from - hour, closesAt: from + no * hour },
        drawsAt: from + no * hour + 100,
      })),
  })
}
/** With two issues, an hour and two from now. */
export const lottery = planned()

export interface SharedSide {
  readonly pool: pg.Pool
  /** Both sides at once: answers the name of the bet. */
  lay(): Promise<string>
  /** Takes the table's next step, whatever its clock says. */
  step(): Promise<void>
  /** On two numbers; answers the name of the ticket. */
  buy(issue?: number): Promise<string>
  /** The issue is drawn now, or as soon as somebody looks. */
  due(issue?: number): Promise<void>
  plan(): Promise<number>
  /** Draws what is due, and settles it. */
  draw(): Promise<void>
  /** Until nothing is owed. */
  pay(): Promise<void>
  close(): Promise<void>
}

export async function openSharedSide(world: RestoreWorld): Promise<SharedSide> {
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
  const rounds = openSharedRounds({ ...parts, tables: [table] })
  const draws = openDraws({ ...parts, games: [lottery] })
  const member = async (game: string): Promise<Session> => {
    const answer = await authenticate(platform, await world.launch(game))
    return (await sessions.open(sessionFrom(code, { code: game }, answer))).session
  }
  const issueAt = (no: number) =>
    lottery.issuesBetween({ without: [], moved: {} }, 0, 0)[no]?.id ?? 'there is no such issue'
  return {
    pool,
    async lay() {
      const round = await newestRound(pool, table.id)
      const places = new Map([
        ['heads', 10_000n],
        ['tails', 4_000n],
      ])
      const asked = { roundId: round?.id ?? '', clientBetId: freshName(), clientSeed: 'chinthe', places }
      const placed = await rounds.desk.place(table, await member(table.id), asked)
      if (placed.kind !== 'in') throw new Error(`the bet is ${placed.kind}`)
      return placed.bet.id
    },
    async step() {
      const [lead] = await takeLeads(pool, [table.id], freshName())
      if (!lead) throw new Error('the table is led')
      await moveRound(pool)
      await takeStep({ pool, chains: openChains(pool, seals), log }, lead, table)
      await leaveLeads(pool, [lead])
    },
    async buy(issue = 0) {
      const asked = straight('12 34', [issueAt(issue)], { price: 20_000n })
      const [ticket] = ticketsIn(await draws.desk.place(lottery, await member(lottery.code), asked))
      if (!ticket) throw new Error('there is no ticket')
      return ticket.id
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

const moveRound = (pool: pg.Pool) =>
  moved(
    pool,
    {
      text: `update table_bets set closes_at = now(), received_at = least(received_at, now() - interval '1 second')
        where round_id in (select id from table_rounds where table_id = $1 and phase = 'betting')`,
      values: [table.id],
    },
    {
      text: `update table_rounds set until = least(until, now()),
          closes_at = case phase when 'betting' then (select coalesce(max(table_bets.closes_at), now())
            from table_bets where round_id = table_rounds.id) else closes_at end
        where table_id = $1 and phase in ('betting', 'closed', 'dealing', 'result')`,
      values: [table.id],
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
