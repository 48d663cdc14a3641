/**
 * PF1's pairs of seeds. Of each player's, one is active and one is next: the next one's commitment
 * is published before the player chooses the seed that it will be paired with.
 */
import { randomBytes } from 'node:crypto'
import { commitOf } from '@jackfruit/fairness'
import type pg from 'pg'
import type { Seals } from '../keys.ts'
import { type Pairs, readPairs } from './seed-pairs.ts'

/** A pair retires by itself after this many rounds or days: then it can be checked. */
export const roundsOfPairMax = 10_000
export const daysOfPairMax = 30

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

export interface Fairness {
  readonly commit: string
  readonly nextCommit: string
  readonly clientSeed: string
  readonly nonce: number
}

export interface Revealed {
  readonly serverSeed: string
  readonly commit: string
}

type Querier = pg.Pool | pg.PoolClient

export interface Seeds {
  /** Makes a new player's first pairs; the player's seed is drawn for them until they choose one. */
  ensure(owner: Owner): Promise<void>
  fairnessOf(owner: Owner): Promise<Fairness>
  /** As they stand at one moment, with what was revealed; null for a player who has none yet. */
  pairsOf(owner: Owner): Promise<Pairs | null>
  /** The active pair, the player's alone until the transaction ends: a player's rounds follow one another. */
  lockActive(tx: pg.PoolClient, owner: Owner): Promise<Pair>
  takeNonce(tx: pg.PoolClient, pair: Pair): Promise<void>
  /** Retires the active pair. The caller holds its lock, and has seen that no round of it is open. */
  rotate(tx: pg.PoolClient, owner: Owner, active: Pair, clientSeed: string): Promise<Revealed>
  /** What rounds of these seeds are played from, also while nobody may know it. */
  secretOf(id: bigint): Promise<{ serverSeed: Buffer; clientSeed: string }>
  /** By id; the server's seed only when it is revealed. */
  published(id: bigint): Promise<{ commit: string; clientSeed: string; serverSeed: string | null }>
}

interface Row {
  id: string
  server_seed: Buffer
  commit_hash: string
  client_seed: string
  next_nonce: number
  is_due: boolean
}

export function openSeeds(pool: pg.Pool, seals: Seals): Seeds {
  const placeOf = ({ studio, playerId }: Owner, commit: string) => `seeds|${studio}|${playerId}|${commit}`

  async function add(db: Querier, owner: Owner, state: 'next' | 'active', clientSeed: string | null) {
    const seed = randomBytes(32)
    const commit = commitOf(seed)
    await db.query(
      `insert into seeds (studio, player_id, state, server_seed, commit_hash, client_seed, activated_at)
       values ($1, $2, $3, $4, $5, $6, case when $3::text = 'active' then now() end)
       on conflict (studio, player_id, state) where state in ('next', 'active') do nothing`,
      [owner.studio, owner.playerId, state, seals.seal(placeOf(owner, commit), seed), commit, clientSeed],
    )
  }

  async function find(id: bigint) {
    const { rows } = await pool.query<Row & { studio: string; player_id: string; state: string }>(
      'select studio, player_id, state, server_seed, commit_hash, client_seed from seeds where id = $1',
      [id],
    )
    const [row] = rows
    if (!row) throw new Error(`there are no seeds ${id}`)
    const place = placeOf({ studio: row.studio, playerId: row.player_id }, row.commit_hash)
    return {
      commit: row.commit_hash,
      clientSeed: row.client_seed,
      serverSeed: seals.open(place, row.server_seed),
      isRevealed: row.state === 'revealed',
    }
  }

  return {
    async ensure(owner) {
      await add(pool, owner, 'active', randomBytes(16).toString('hex'))
      await add(pool, owner, 'next', null)
    },
    async fairnessOf({ studio, playerId }) {
      const { rows } = await pool.query<{
        commit: string
        nextCommit: string
        clientSeed: string
        nonce: number
      }>(
        `select a.commit_hash as commit, n.commit_hash as "nextCommit", a.client_seed as "clientSeed",
           a.next_nonce as nonce
         from seeds a join seeds n using (studio, player_id)
         where studio = $1 and player_id = $2 and a.state = 'active' and n.state = 'next'`,
        [studio, playerId],
      )
      if (!rows[0]) throw new Error(`the player ${playerId} of ${studio} has no seeds`)
      return rows[0]
    },
    pairsOf: (owner) =>
      readPairs(pool, owner, (commit, sealed) => seals.open(placeOf(owner, commit), sealed).toString('hex')),
    async lockActive(tx, owner) {
      // A lock of its own, and not the row's: whoever waited for the row would find it revealed by a change of seeds.
      await tx.query(`select pg_advisory_xact_lock(hashtextextended($1, 0))`, [
        `${owner.studio}|${owner.playerId}`,
      ])
      const { rows } = await tx.query<Row>(
        `select id, server_seed, commit_hash, client_seed, next_nonce,
           next_nonce >= $3 or activated_at < now() - make_interval(days => $4) as is_due
         from seeds where studio = $1 and player_id = $2 and state = 'active'`,
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
    },
    async takeNonce(tx, { id, nonce }) {
      const { rowCount } = await tx.query(
        'update seeds set next_nonce = next_nonce + 1 where id = $1 and next_nonce = $2',
        [id, nonce],
      )
      if (rowCount !== 1) throw new Error(`nonce ${nonce} of the seeds ${id} is taken`)
    },
    async rotate(tx, owner, active, clientSeed) {
      await tx.query(`update seeds set state = 'revealed', revealed_at = now() where id = $1`, [active.id])
      await tx.query(
        `update seeds set state = 'active', client_seed = $3, activated_at = now()
         where studio = $1 and player_id = $2 and state = 'next'`,
        [owner.studio, owner.playerId, clientSeed],
      )
      await add(tx, owner, 'next', null)
      return { serverSeed: active.serverSeed.toString('hex'), commit: active.commit }
    },
    async secretOf(id) {
      const { serverSeed, clientSeed } = await find(id)
      return { serverSeed, clientSeed }
    },
    async published(id) {
      const { commit, clientSeed, serverSeed, isRevealed } = await find(id)
      return { commit, clientSeed, serverSeed: isRevealed ? serverSeed.toString('hex') : null }
    },
  }
}
