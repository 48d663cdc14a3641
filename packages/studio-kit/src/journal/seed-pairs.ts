/** What a player may see of their pairs of seeds: promises, and what was revealed. */
import type pg from 'pg'
import { isShown } from './seed-rows.ts'

export interface RevealedPair {
  readonly serverSeed: string
  readonly commit: string
  readonly clientSeed: string
  readonly rounds: number
  readonly revealedAt: Date
  /** Given up after a restore. One that was only promised had no seed of the player's: that is told as a dash. */
  readonly isRetired: boolean
}

export interface Pairs {
  readonly commit: string
  readonly nextCommit: string
  readonly clientSeed: string
  readonly nonce: number
  readonly isRoundOpen: boolean
  /** The newest first. */
  readonly revealed: readonly RevealedPair[]
}

interface Row {
  readonly state: 'active' | 'next' | 'revealed' | 'retired'
  readonly revealNo: string | null
  readonly serverSeed: Buffer
  readonly commit: string
  readonly clientSeed: string | null
  readonly nonce: number
  readonly revealedAt: Date | null
  readonly isRoundOpen: boolean
}

const revealedMax = 20
const promisedOnly = '-'

/** One statement, so that it shows one moment. Only seeds that are revealed are ever opened. */
export async function readPairs(
  pool: pg.Pool,
  { studio, playerId }: { studio: string; playerId: string },
  open: (commit: string, sealed: Buffer) => string,
): Promise<{ readonly pairs: Pairs; readonly revealedNo: bigint | null } | null> {
  const { rows } = await pool.query<Row>(
    `with shown as (
       (select * from seeds where studio = $1 and player_id = $2 and state in ('active', 'next'))
       union all
       (select * from seeds where studio = $1 and player_id = $2 and state = 'revealed' order by id desc limit $3)
       union all
       (select * from seeds where studio = $1 and player_id = $2 and state = 'retired' and ${isShown}
         order by id desc limit $3))
     select state, server_seed as "serverSeed", commit_hash as commit, client_seed as "clientSeed",
       next_nonce as nonce, coalesce(retired_at, revealed_at) as "revealedAt", reveal_no as "revealNo",
       exists (select from rounds where studio = $1 and player_id = $2 and rounds.state = 'open') as "isRoundOpen"
     from shown order by id desc`,
    [studio, playerId, revealedMax],
  )
  const active = rows.find(({ state }) => state === 'active')
  const next = rows.find(({ state }) => state === 'next')
  if (!active || !next) return null
  const shown = rows.filter(({ state }) => state === 'revealed' || state === 'retired').slice(0, revealedMax)
  const pairs: Pairs = {
    commit: active.commit,
    nextCommit: next.commit,
    clientSeed: active.clientSeed ?? '',
    nonce: active.nonce,
    isRoundOpen: active.isRoundOpen,
    revealed: shown.flatMap(({ state, serverSeed, commit, clientSeed, nonce, revealedAt }) =>
      revealedAt
        ? [
            {
              ...{ serverSeed: open(commit, serverSeed), commit, clientSeed: clientSeed ?? promisedOnly },
              ...{ rounds: nonce, revealedAt, isRetired: state === 'retired' },
            },
          ]
        : [],
    ),
  }
  const numbers = shown.flatMap(({ revealNo }) => (revealNo === null ? [] : [BigInt(revealNo)]))
  return { pairs, revealedNo: numbers.reduce<bigint | null>((a, b) => (a !== null && a > b ? a : b), null) }
}
