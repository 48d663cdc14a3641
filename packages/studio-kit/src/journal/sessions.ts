/** One opened game of one player. The player's frame holds the token, the journal its hash. */
import { createHash, randomBytes } from 'node:crypto'
import type { Minor } from '@jackfruit/kernel'
import type pg from 'pg'
import type { Seals } from '../keys.ts'
import { openSeen } from './seen.ts'

const idleMinutes = 30
const hardHours = 12

export interface NewSession {
  readonly studio: string
  readonly playerId: string
  readonly game: string
  /** The platform's name for it. */
  readonly platformSession: string
  readonly nickname: string
  readonly currency: string
  readonly language: string
  readonly mode: 'real' | 'trial'
  readonly minBet: Minor
  readonly maxBet: Minor
  readonly jurisdiction: { readonly autoplay: boolean; readonly turbo: boolean; readonly minSpinMs: number }
}

export interface Session extends NewSession {
  readonly id: bigint
}

export interface Sessions {
  /** Answers the token, which nobody can read again. */
  open(session: NewSession): Promise<{ token: string; session: Session }>
  find(studio: string, token: string): Promise<Session | null>
  /** Under any standing: rounds outlive the session they were asked in. */
  platformSessionOf(id: bigint): Promise<string>
  end(id: bigint): Promise<void>
}

interface Row {
  id: string
  studio: string
  player_id: string
  game: string
  token_hash: Buffer
  platform_session: Buffer
  nickname: string
  currency: string
  language: string
  mode: 'real' | 'trial'
  min_bet: string
  max_bet: string
  autoplay: boolean
  turbo: boolean
  min_spin_ms: number
}

const hashOf = (token: string) => createHash('sha256').update(token).digest()
const placeOf = (tokenHash: Buffer) => `play_sessions|${tokenHash.toString('hex')}`

export function openSessions(pool: pg.Pool, seals: Seals): Sessions {
  const platformSessionIn = (row: Pick<Row, 'token_hash' | 'platform_session'>) =>
    seals.open(placeOf(row.token_hash), row.platform_session).toString('utf8')
  const seen = openSeen(pool)

  return {
    async open(session) {
      const token = randomBytes(32).toString('base64url')
      const hash = hashOf(token)
      const { studio, playerId, game, nickname, currency, language, mode, jurisdiction } = session
      const sealed = seals.seal(placeOf(hash), Buffer.from(session.platformSession))
      const { rows } = await pool.query<{ id: string }>(
        `insert into play_sessions (token_hash, studio, player_id, game, platform_session, nickname, currency,
           language, mode, min_bet, max_bet, autoplay, turbo, min_spin_ms)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14) returning id`,
        [
          ...[hash, studio, playerId, game, sealed, nickname, currency, language, mode],
          ...[session.minBet, session.maxBet],
          ...[jurisdiction.autoplay, jurisdiction.turbo, jurisdiction.minSpinMs],
        ],
      )
      return { token, session: { ...session, id: BigInt(rows[0]?.id ?? 0) } }
    },
    async find(studio, token) {
      const { rows } = await pool.query<Row & { is_stale: boolean }>({
        name: 'play-session',
        text: `select *, seen_at < now() - interval '1 minute' as is_stale from play_sessions
          where token_hash = $1 and studio = $2 and ended_at is null
            and opened_at > now() - make_interval(hours => ${hardHours})
            and seen_at > now() - make_interval(mins => ${idleMinutes})`,
        values: [hashOf(token), studio],
      })
      const [row] = rows
      if (!row) return null
      // Written once a minute at most: play must not cost a write of its own.
      if (row.is_stale) seen.mark(row.id)
      return {
        id: BigInt(row.id),
        studio: row.studio,
        playerId: row.player_id,
        game: row.game,
        platformSession: platformSessionIn(row),
        nickname: row.nickname,
        currency: row.currency,
        language: row.language,
        mode: row.mode,
        minBet: BigInt(row.min_bet),
        maxBet: BigInt(row.max_bet),
        jurisdiction: { autoplay: row.autoplay, turbo: row.turbo, minSpinMs: row.min_spin_ms },
      }
    },
    async platformSessionOf(id) {
      const { rows } = await pool.query<Row>(
        'select token_hash, platform_session from play_sessions where id = $1',
        [id],
      )
      if (!rows[0]) throw new Error(`there is no play session ${id}`)
      return platformSessionIn(rows[0])
    },
    async end(id) {
      await pool.query('update play_sessions set ended_at = now() where id = $1 and ended_at is null', [id])
    },
  }
}
