/** Pairs of seeds as rows: the server's seed lies sealed in its place, and opens for that place alone. */
import { randomBytes } from 'node:crypto'
import { commitOf } from '@jackfruit/fairness'
import type pg from 'pg'
import type { Seals } from '../keys.ts'

/** A pair retires by itself after this many rounds or days: then it can be checked. */
export const roundsOfPairMax = 10_000
const daysOfPairMax = 30

export interface Owner {
  readonly studio: string
  readonly playerId: string
}

export interface Pair {
  readonly id: bigint
  readonly serverSeed: Buffer
  readonly commit: string
  readonly clientSeed: string
  /** Of the next round. */
  readonly nonce: number
  readonly isDue: boolean
}

type Querier = pg.Pool | pg.PoolClient

interface Row {
  studio: string
  player_id: string
  server_seed: Buffer
  commit_hash: string
  client_seed: string
}

export const placeOf = ({ studio, playerId }: Owner, commit: string) =>
  `seeds|${studio}|${playerId}|${commit}`

/** Of a row of `seeds`. What was given up after a restore is public when the last of its rounds has come to its end. */
export const isShown = `(seeds.state = 'revealed' or seeds.state = 'retired' and not exists (
  select from rounds where rounds.studio = seeds.studio and rounds.player_id = seeds.player_id
    and rounds.state = 'open' and rounds.seed_id = seeds.id))`

/** A new seed of the server's, unless there is a pair in this state already. */
export async function addPair(
  db: Querier,
  seals: Seals,
  owner: Owner,
  { state, clientSeed }: { readonly state: 'next' | 'active'; readonly clientSeed: string | null },
): Promise<void> {
  const seed = randomBytes(32)
  const commit = commitOf(seed)
  await db.query(
    `insert into seeds (studio, player_id, state, server_seed, commit_hash, client_seed, activated_at)
     values ($1, $2, $3, $4, $5, $6, case when $3::text = 'active' then now() end)
     on conflict (studio, player_id, state) where state in ('next', 'active') do nothing`,
    [owner.studio, owner.playerId, state, seals.seal(placeOf(owner, commit), seed), commit, clientSeed],
  )
}

export async function pairById(db: Querier, seals: Seals, id: bigint) {
  const { rows } = await db.query<Row & { is_revealed: boolean; reveal_no: string | null }>(
    `select studio, player_id, server_seed, commit_hash, client_seed, reveal_no, ${isShown} as is_revealed
     from seeds where id = $1`,
    [id],
  )
  const [row] = rows
  if (!row) throw new Error(`there are no seeds ${id}`)
  const place = placeOf({ studio: row.studio, playerId: row.player_id }, row.commit_hash)
  return {
    commit: row.commit_hash,
    clientSeed: row.client_seed,
    serverSeed: seals.open(place, row.server_seed),
    isRevealed: row.is_revealed,
    revealNo: row.reveal_no === null ? null : BigInt(row.reveal_no),
  }
}

/** The player's alone until the transaction ends. */
export async function lockedPair(tx: pg.PoolClient, seals: Seals, owner: Owner): Promise<Pair> {
  // A lock of its own before the row's: whoever waited for the row alone would find it revealed by a change of seeds.
  // The row's is for rounds that are dealt without waiting (dealing.ts): none begins while somebody holds the pair.
  await tx.query(`select pg_advisory_xact_lock(hashtextextended($1, 0))`, [
    `${owner.studio}|${owner.playerId}`,
  ])
  const { rows } = await tx.query<Row & { id: string; next_nonce: number; is_due: boolean }>(
    `select id, server_seed, commit_hash, client_seed, next_nonce,
       next_nonce >= $3 or activated_at < now() - make_interval(days => $4) as is_due
     from seeds where studio = $1 and player_id = $2 and state = 'active' for update`,
    [owner.studio, owner.playerId, roundsOfPairMax, daysOfPairMax],
  )
  const [row] = rows
  if (!row) throw new Error(`the player ${owner.playerId} of ${owner.studio} has no seeds`)
  return {
    id: BigInt(row.id),
    serverSeed: seals.open(placeOf(owner, row.commit_hash), row.server_seed),
    commit: row.commit_hash,
    clientSeed: row.client_seed,
    nonce: row.next_nonce,
    isDue: row.is_due,
  }
}
