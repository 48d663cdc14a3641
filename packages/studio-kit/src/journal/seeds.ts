/**
 * PF1's pairs of seeds. Of each player's, one is active and one is next: the next one's commitment
 * is published before the player chooses the seed that it will be paired with.
 */
import { randomBytes } from 'node:crypto'
import type pg from 'pg'
import type { Seals } from '../keys.ts'
import { type Pairs, readPairs } from './seed-pairs.ts'
import { addPair, lockedPair, type Owner, type Pair, pairById, placeOf } from './seed-rows.ts'

export type { Owner } from './seed-rows.ts'

export interface Fairness {
  readonly commit: string
  readonly nextCommit: string
  readonly clientSeed: string
  readonly nonce: number
}

export interface Revealed {
  readonly serverSeed: string
  readonly commit: string
  /** How many seeds the studio has revealed, this one among them. */
  readonly no: bigint | null
}

/**
 * Answers when the platform knows that so many seeds were revealed, and throws where it cannot be told: a seed that was
 * shown must never be active again in a journal that was restored to an older copy.
 */
export type TellRevealed = (no: bigint | null) => Promise<void>

export interface Seeds {
  /** Makes a new player's first pairs; the player's seed is drawn for them until they choose one. */
  ensure(owner: Owner): Promise<void>
  fairnessOf(owner: Owner): Promise<Fairness>
  /** As they stand at one moment, with what was revealed; null for a player who has none yet. */
  pairsOf(owner: Owner): Promise<Pairs | null>
  /** The active pair, the player's alone until the transaction ends: a player's rounds follow one another. */
  lockActive(tx: pg.PoolClient, owner: Owner): Promise<Pair>
  /**
   * Reveals the active pair. The caller holds its lock, and has seen that no round of it is open. Nobody may be shown it
   * before the platform was told (`tell`), after the commit.
   */
  rotate(tx: pg.PoolClient, owner: Owner, active: Pair, clientSeed: string): Promise<Revealed>
  /** What rounds of these seeds are played from, also while nobody may know it. */
  secretOf(id: bigint): Promise<{ serverSeed: Buffer; clientSeed: string }>
  /** By id; the server's seed only when it is revealed. */
  published(id: bigint): Promise<{ commit: string; clientSeed: string; serverSeed: string | null }>
}

export function openSeeds(pool: pg.Pool, seals: Seals, tell: TellRevealed = async () => {}): Seeds {
  return {
    async ensure(owner) {
      await addPair(pool, seals, owner, { state: 'active', clientSeed: randomBytes(16).toString('hex') })
      await addPair(pool, seals, owner, { state: 'next', clientSeed: null })
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
    async pairsOf(owner) {
      const open = (commit: string, sealed: Buffer) => seals.open(placeOf(owner, commit), sealed)
      const read = await readPairs(pool, owner, (commit, sealed) => open(commit, sealed).toString('hex'))
      await tell(read?.revealedNo ?? null)
      return read ? read.pairs : null
    },
    lockActive: (tx, owner) => lockedPair(tx, seals, owner),
    async rotate(tx, owner, active, clientSeed) {
      const { rows } = await tx.query<{ no: string | null }>(
        `with counted as (
           update epochs set revealed = revealed + 1 where studio = $2 returning revealed)
         update seeds set state = 'revealed', revealed_at = now(), reveal_no = (select revealed from counted)
         where id = $1 returning reveal_no as no`,
        [active.id, owner.studio],
      )
      await tx.query(
        `update seeds set state = 'active', client_seed = $3, activated_at = now()
         where studio = $1 and player_id = $2 and state = 'next'`,
        [owner.studio, owner.playerId, clientSeed],
      )
      await addPair(tx, seals, owner, { state: 'next', clientSeed: null })
      const no = rows[0]?.no ?? null
      const serverSeed = active.serverSeed.toString('hex')
      return { serverSeed, commit: active.commit, no: no === null ? null : BigInt(no) }
    },
    async secretOf(id) {
      const { serverSeed, clientSeed } = await pairById(pool, seals, id)
      return { serverSeed, clientSeed }
    },
    async published(id) {
      const { commit, clientSeed, serverSeed, isRevealed, revealNo } = await pairById(pool, seals, id)
      if (isRevealed) await tell(revealNo)
      return { commit, clientSeed, serverSeed: isRevealed ? serverSeed.toString('hex') : null }
    },
  }
}
