/** Free rounds that the platform granted: kept by its name for them, and used up round by round. */
import type { Minor } from '@jackfruit/kernel'
import type pg from 'pg'
import { inTransaction } from './tables.ts'

interface GrantOwner {
  readonly studio: string
  readonly playerId: string
}

interface NewGrant extends GrantOwner {
  readonly id: string
  readonly currency: string
  readonly games: readonly string[]
  readonly rounds: number
  readonly stake: Minor
  /** All of its rounds together win no more. */
  readonly maxWin: Minor
  readonly expiresAt: string
}

export interface FreeGrant extends Omit<NewGrant, 'expiresAt'> {
  readonly played: number
  readonly won: Minor
  readonly expiresAt: Date
  readonly state: 'open' | 'used' | 'expired' | 'cancelled'
}

export interface GrantVerdict {
  readonly state: 'done' | 'refused'
  readonly reason: 'conflict' | 'closed' | null
  readonly grant: FreeGrant | null
}

export interface Grants {
  /** Once, however often it comes. */
  grant(grant: NewGrant): Promise<GrantVerdict>
  /** No round of it begins any more. One that was never seen is closed: should it still come, it is refused. */
  cancel(named: GrantOwner & { readonly id: string }): Promise<GrantVerdict>
  find(named: { readonly studio: string; readonly id: string }): Promise<FreeGrant | null>
  /** What the player may play in this game now: what ends first. */
  offered(owner: GrantOwner, game: string): Promise<FreeGrant | null>
  /** The player's, open for this game, and the caller's alone until the transaction ends. */
  lockOpen(tx: pg.PoolClient, owner: GrantOwner, game: string, id: string): Promise<FreeGrant | null>
  /** A round of it was dealt, in the same transaction. */
  use(tx: pg.PoolClient, grant: FreeGrant, win: Minor): Promise<void>
}

interface Row {
  studio: string
  id: string
  player_id: string
  currency: string | null
  games: string[]
  rounds: number
  stake: string
  max_win: string
  played: number
  won: string
  expires_at: Date
  cancelled_at: Date | null
  is_past: boolean
}

const select = `select free_grants.*, expires_at <= now() as is_past from free_grants`

/** Null for one that was closed before it came. */
function grantOf(row: Row): FreeGrant | null {
  if (row.currency === null) return null
  const { studio, id, player_id: playerId, currency, games, rounds, played, expires_at: expiresAt } = row
  const [stake, maxWin, won] = [BigInt(row.stake), BigInt(row.max_win), BigInt(row.won)]
  const isUsed = played >= rounds || won >= maxWin
  const state = row.cancelled_at ? 'cancelled' : isUsed ? 'used' : row.is_past ? 'expired' : 'open'
  return {
    ...{ studio, id, playerId, currency, games, rounds, stake, maxWin, played, won, expiresAt },
    state,
  }
}

export function openGrants(pool: pg.Pool): Grants {
  const byId = async (db: pg.Pool | pg.PoolClient, studio: string, id: string, lock = '') => {
    const { rows } = await db.query<Row>(`${select} where studio = $1 and id = $2 ${lock}`, [studio, id])
    return rows[0] ?? null
  }
  const found = (row: Row | null) => (row ? grantOf(row) : null)

  return {
    async grant(grant) {
      const { studio, id, playerId, currency, games, rounds, stake, maxWin, expiresAt } = grant
      await pool.query(
        `insert into free_grants (studio, id, player_id, currency, games, rounds, stake, max_win, expires_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict (studio, id) do nothing`,
        [studio, id, playerId, currency, games, rounds, stake, maxWin, expiresAt],
      )
      const row = await byId(pool, studio, id)
      const known = found(row)
      if (row?.player_id !== playerId) return { state: 'refused', reason: 'conflict', grant: null }
      if (!known) return { state: 'refused', reason: 'closed', grant: null }
      return isSame(known, grant)
        ? { state: 'done', reason: null, grant: known }
        : { state: 'refused', reason: 'conflict', grant: known }
    },
    cancel: ({ studio, id, playerId }) =>
      inTransaction(pool, async (tx) => {
        await tx.query(
          `insert into free_grants (studio, id, player_id, cancelled_at) values ($1, $2, $3, now())
           on conflict (studio, id) do nothing`,
          [studio, id, playerId],
        )
        const row = await byId(tx, studio, id, 'for update')
        if (row?.player_id !== playerId) return { state: 'refused', reason: 'conflict', grant: null }
        await tx.query(
          'update free_grants set cancelled_at = coalesce(cancelled_at, now()) where studio = $1 and id = $2',
          [studio, id],
        )
        return { state: 'done', reason: null, grant: found(await byId(tx, studio, id)) }
      }),
    find: async ({ studio, id }) => found(await byId(pool, studio, id)),
    async offered({ studio, playerId }, game) {
      const { rows } = await pool.query<Row>(
        `${select} where studio = $1 and player_id = $2 and cancelled_at is null and played < rounds and won < max_win
           and expires_at > now() and $3 = any(games) order by expires_at limit 1`,
        [studio, playerId, game],
      )
      return found(rows[0] ?? null)
    },
    async lockOpen(tx, { studio, playerId }, game, id) {
      const grant = found(await byId(tx, studio, id, 'for update'))
      const isTheirs = grant?.playerId === playerId && grant.games.includes(game)
      return isTheirs && grant.state === 'open' ? grant : null
    },
    async use(tx, { studio, id }, win) {
      await tx.query(
        'update free_grants set played = played + 1, won = won + $3 where studio = $1 and id = $2',
        [studio, id, win],
      )
    },
  }
}

/** A free round came to nothing: it may be played again, unless the platform said that its grant is over. */
export async function giveRoundBack(tx: pg.PoolClient, roundId: string): Promise<void> {
  await tx.query(
    `update free_grants set played = played - 1, won = free_grants.won - rounds.win,
       cancelled_at = case when first.refusal = 'FREE_ROUND_OVER' then coalesce(cancelled_at, now()) else cancelled_at end
     from rounds join movements first on first.round_id = rounds.id and first.no = 0
     where rounds.id = $1 and free_grants.studio = rounds.studio and free_grants.id = rounds.grant_id`,
    [roundId],
  )
}

const isSame = (known: FreeGrant, wanted: NewGrant): boolean =>
  known.currency === wanted.currency &&
  known.rounds === wanted.rounds &&
  known.stake === wanted.stake &&
  known.maxWin === wanted.maxWin &&
  known.expiresAt.getTime() === Date.parse(wanted.expiresAt) &&
  known.games.join() === wanted.games.join()
