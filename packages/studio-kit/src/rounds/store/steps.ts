/**
 * The steps of a round, each a conditional change: of two who take one, the later finds nothing to change. Time is the
 * database's. What a step means for the bets is written with it, or not at all.
 */
import type pg from 'pg'
import type { Beacon } from '../beacon.ts'
import { drawnUnder, drawRound, type Late } from '../drawing.ts'
import { stuckMs } from '../machine.ts'
import type { SharedTable } from '../table-game.ts'
import { undecidedOut, voidAll, writePayouts } from './bet-steps.ts'
import type { Chain } from './chains.ts'
import { change, type Lead } from './leading.ts'
import { closePools } from './pools.ts'
import type { SharedRound } from './round-row.ts'

/** So long after the time of drawing the wallet's word about a stake is waited for; then the stake is out. */
const undecidedMs = 3_000
/** So long a shown result waits for its payments before the next round begins; they go on after it. */
const payingMs = 10_000

const secondsOf = (ms: number) => ms / 1000

export const openRound = (
  pool: pg.Pool,
  lead: Lead,
  {
    table,
    chain,
    linkNo,
    beacon,
  }: {
    readonly table: SharedTable
    readonly chain: Chain
    readonly linkNo: number
    readonly beacon: Pick<Beacon, 'key' | 'firstAfter'> | undefined
  },
) =>
  change(pool, lead, async (tx) => {
    const id = `${table.id}-${chain.no}-${linkNo}`
    const { rows } = await tx.query<{ closes_at: Date }>(
      `with now as materialized (select clock_timestamp() + make_interval(secs => $8) as closes)
       insert into table_rounds (id, studio, table_id, game, version, chain_no, link_no, phase, closes_at, until)
       select $1, $2, $3, $4, $5, $6, $7, 'betting', closes, closes from now
       on conflict do nothing returning closes_at`,
      [
        ...[id, table.studio, table.id, table.game.code, table.version, chain.no, linkNo],
        secondsOf(table.game.phases.bettingMs),
      ],
    )
    const [row] = rows
    if (!row) return null
    const closesAt = row.closes_at.getTime()
    const seal = { chainNo: chain.no, chainLength: chain.length, roundNo: linkNo, terminal: chain.terminal }
    const word = beacon && (await announce(tx, id, beacon, closesAt))
    return { roundId: id, kind: 'round.open', body: { ...seal, ...word, closesAt } }
  })

/** Before anybody bets: whose word is mixed in, and which. It is the first that nobody knows before betting has closed. */
async function announce(
  tx: pg.PoolClient,
  id: string,
  { key, firstAfter }: Pick<Beacon, 'key' | 'firstAfter'>,
  closesAt: number,
) {
  const beaconRound = firstAfter(closesAt)
  await tx.query('update table_rounds set beacon_round = $2, beacon_key = $3 where id = $1', [
    ...[id, beaconRound, Buffer.from(key, 'hex')],
  ])
  return { beaconRound, beaconKey: key }
}

export const closeRound = (pool: pg.Pool, lead: Lead, { id }: SharedRound, { game }: SharedTable) =>
  change(pool, lead, async (tx) => {
    const { rowCount } = await tx.query(
      `update table_rounds set phase = 'closed', closed_at = clock_timestamp(),
         until = clock_timestamp() + make_interval(secs => $2)
       where id = $1 and phase = 'betting' and closes_at <= clock_timestamp()`,
      [id, secondsOf(game.phases.closedMs)],
    )
    return rowCount === 1 ? { roundId: id, kind: 'round.closed', body: {} } : null
  })

interface Drawing {
  readonly table: SharedTable
  readonly link: Buffer
  /** Of the chain, as it was published. */
  readonly terminal: string
  readonly beacon: Late | null
}

/**
 * Stakes that the wallet has not answered for are out, those of a pool that is cancelled go back, those that are in give their seeds, and the outcome is written
 * before anybody is told that it is dealt.
 */
export const dealRound = (
  pool: pg.Pool,
  lead: Lead,
  { id, linkNo }: SharedRound,
  { table, link, terminal, beacon }: Drawing,
) =>
  change(pool, lead, async (tx) => {
    const { rowCount: stands } = await tx.query(
      `select from table_rounds join table_chains
         on table_chains.table_id = table_rounds.table_id and table_chains.no = chain_no and given_up_at is null
       where id = $1 and phase = 'closed' and until <= clock_timestamp()
         and (until + make_interval(secs => $2) <= clock_timestamp()
           or not exists (select from table_bets where round_id = $1 and state = 'written'))
       for no key update of table_rounds for share of table_chains`,
      [id, secondsOf(undecidedMs)],
    )
    if (stands !== 1) return null
    const seal = { terminal, roundNo: linkNo }
    await undecidedOut(tx, id)
    if (table.game.pool) await closePools(tx, id, table.game.pool, seal)
    const { rows } = await tx.query<{ id: string; client_seed: string }>(
      `select id, client_seed from table_bets where round_id = $1 and state = 'taken'`,
      [id],
    )
    const bets = rows.map((row) => ({ betId: row.id, clientSeed: row.client_seed }))
    const { entropy, outcome } = drawRound(drawnUnder(table.game, seal), { link, linkNo, bets, beacon })
    const dealMs = table.game.decisions?.dealMs ?? table.game.phases.dealingMs(outcome)
    const { flight, decisions } = table.game
    const isFlight = flight !== undefined
    const shown = decisions ? decisions.shown(outcome, 0, false) : null
    // A flight is counted in whole milliseconds, and begins with one.
    const { rows: dealt } = await tx.query<{ drawn_at: Date }>(
      `with now as materialized (select date_trunc('milliseconds', clock_timestamp()) as at),
         ends as (select at, at + make_interval(secs => $7) as until from now)
       update table_rounds set phase = 'dealing', link = $2, entropy = $3, beacon = $4, beacon_signature = $5,
         outcome = $6, drawn_at = ends.at, until = ends.until, breaks_at = case when $8 then ends.until end,
         shown = $9::jsonb, turn = case when $9::jsonb is not null then 'dealt' end
       from ends where id = $1 returning drawn_at`,
      [
        ...[id, link, entropy, beacon?.randomness ?? null, beacon?.signature ?? null],
        ...[JSON.stringify(outcome), secondsOf(dealMs), isFlight],
        shown === null ? null : JSON.stringify(shown),
      ],
    )
    const startsAt = dealt[0]?.drawn_at.getTime() ?? null
    // How long it lasts would tell where it ends; and what is hidden while members decide is told afterwards.
    const told = isFlight ? {} : { outcome: shown ?? outcome, dealMs }
    return { roundId: id, kind: 'round.deal', body: { startsAt, ...told } }
  })

export const showResult = (pool: pg.Pool, lead: Lead, { id, drawn }: SharedRound, { game }: SharedTable) =>
  change(pool, lead, async (tx) => {
    const { rowCount } = await tx.query(
      `update table_rounds set phase = 'result', until = clock_timestamp() + make_interval(secs => $2)
       where id = $1 and phase = 'dealing' and until <= clock_timestamp() and (turn is null or turn = 'over')`,
      [id, secondsOf(game.phases.resultMs)],
    )
    if (rowCount !== 1 || !drawn) return null
    await writePayouts(tx, id, game, drawn.outcome)
    return { roundId: id, kind: 'round.result', body: { ...drawn } }
  })

export const settleRound = (pool: pg.Pool, lead: Lead, { id }: SharedRound) =>
  change(pool, lead, async (tx) => {
    const { rowCount } = await tx.query(
      `update table_rounds set phase = 'settled', final_at = clock_timestamp()
       where id = $1 and phase = 'result' and until <= clock_timestamp()
         and (until + make_interval(secs => $2) <= clock_timestamp()
           or not exists (select from table_bets where round_id = $1 and state in ('owed', 'voiding')))`,
      [id, secondsOf(payingMs)],
    )
    return rowCount === 1 ? { roundId: id, kind: 'round.settled', body: {} } : null
  })

/** Every stake goes back. Nothing where the outcome is known: that round is paid. `stuck`: only after the longest standstill. */
export const voidRound = (
  pool: pg.Pool,
  lead: Lead,
  { id }: SharedRound,
  reason: 'stuck' | 'fault' | 'restored',
) =>
  change(pool, lead, async (tx) => {
    const { rowCount } = await tx.query(
      `update table_rounds set phase = 'voided', void_reason = $2, final_at = clock_timestamp()
       where id = $1 and phase in ('betting', 'closed')
         and ($2 <> 'stuck' or until + make_interval(secs => $3) <= clock_timestamp())`,
      [id, reason, secondsOf(stuckMs)],
    )
    if (rowCount !== 1) return null
    await voidAll(tx, id)
    return { roundId: id, kind: 'round.void', body: { reason } }
  })
