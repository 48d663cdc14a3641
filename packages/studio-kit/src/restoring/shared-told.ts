/** What the wallet has said of bets at tables and of tickets, in the order of the journal's own count (told_no). */
import type { Minor } from '@jackfruit/kernel'
import type pg from 'pg'
import type { Comparing } from './comparing.ts'

export type Shared = 'bets' | 'tickets'

/** Where a walk over each of them stands. */
export type SharedPlace = Readonly<Record<Shared, bigint>>

export interface ToldStake {
  readonly kind: Shared
  readonly seq: bigint
  readonly id: string
  readonly playerId: string
  readonly currency: string
  readonly gameCode: string
  readonly state: 'written' | 'held' | 'taken' | 'owed' | 'voiding' | 'paid' | 'refused' | 'voided'
  readonly payout: Minor | null
  /** What corrected results have changed for a ticket. */
  readonly corrections: readonly { readonly revision: number; readonly amount: Minor }[]
  /** The platform has refused something of it before. */
  readonly isDoubted: boolean
}

const isDoubted = (table: string) => `exists (select from doubts where doubts.studio = ${table}.studio
    and doubts.round_id = ${table}.id) as "isDoubted"`

const selecting: Readonly<Record<Shared, string>> = {
  bets: `select told_no as seq, table_bets.id, player_id as "playerId", currency, table_id as "gameCode", state, payout,
      '[]'::json as corrections, ${isDoubted('table_bets')}
    from table_bets cross join lateral (
      select table_id from table_rounds where table_rounds.id = table_bets.round_id offset 0) as played`,
  tickets: `select told_no as seq, draw_tickets.id, player_id as "playerId", currency, game as "gameCode", state, payout,
      (select coalesce(json_agg(json_build_object('revision', given.revision, 'amount', given.amount::text)
         order by given.revision), '[]') from draw_corrections as given
       where ticket_id = draw_tickets.id and done_at is not null and refusal is null) as corrections,
      ${isDoubted('draw_tickets')}
    from draw_tickets cross join lateral (
      select game from draw_orders where draw_orders.id = draw_tickets.order_id offset 0) as placed`,
}

const tableOf: Readonly<Record<Shared, string>> = { bets: 'table_bets', tickets: 'draw_tickets' }

const stretchOf = (kind: Shared) => ({
  name: `told-${kind}`,
  text: `${selecting[kind]}
    where ${tableOf[kind]}.studio = $1 and told_no > $2::bigint and told_no is not null order by told_no limit $3`,
})
const namedOf = (kind: Shared) => ({
  name: `told-${kind}-named`,
  text: `${selecting[kind]} where ${tableOf[kind]}.id = any($1) and ${tableOf[kind]}.studio || '' = $2`,
})
const newestText = (kind: Shared) => `
  select told_no as seq from ${tableOf[kind]}
  where studio = $1 and told_no < 9223372036854775807 and told_no is not null order by told_no desc`

export const told = {
  bets: { stretch: stretchOf('bets'), named: namedOf('bets'), newest: newestText('bets') },
  tickets: { stretch: stretchOf('tickets'), named: namedOf('tickets'), newest: newestText('tickets') },
}

interface Row extends Omit<ToldStake, 'kind' | 'seq' | 'payout' | 'corrections'> {
  readonly seq: string | null
  readonly payout: string | null
  readonly corrections: readonly { readonly revision: number; readonly amount: string }[]
}

const stakeOf = (kind: Shared, { seq, payout, corrections, ...row }: Row): ToldStake => ({
  ...{ ...row, kind, seq: BigInt(seq ?? 0), payout: payout === null ? null : BigInt(payout) },
  corrections: corrections.map(({ revision, amount }) => ({ revision, amount: BigInt(amount) })),
})

export async function toldAfter(
  { pool, studio }: Pick<Comparing, 'pool' | 'studio'>,
  kind: Shared,
  after: bigint,
  limit: number,
): Promise<ToldStake[]> {
  const { rows } = await pool.query<Row>({ ...told[kind].stretch, values: [studio, after, limit] })
  return rows.map((row) => stakeOf(kind, row))
}

export async function toldNamed(
  { pool, studio }: Pick<Comparing, 'pool' | 'studio'>,
  ids: readonly string[],
): Promise<ToldStake[]> {
  if (ids.length === 0) return []
  const found = await Promise.all(
    (['bets', 'tickets'] as const).map(async (kind) => {
      const { rows } = await pool.query<Row>({ ...told[kind].named, values: [ids, studio] })
      return rows.map((row) => stakeOf(kind, row))
    }),
  )
  return found.flat()
}

/** By its count the newest of this studio, but for so many; 0 where there is none. */
export async function newestTold(pool: pg.Pool, studio: string, kind: Shared, but = 0): Promise<bigint> {
  const { rows } = await pool.query<{ seq: string }>(`${told[kind].newest} offset $2 limit 1`, [studio, but])
  return BigInt(rows[0]?.seq ?? 0)
}
