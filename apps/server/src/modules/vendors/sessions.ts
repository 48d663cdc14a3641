/** One-time launch codes and the play sessions they open. Only hashes of codes are stored. */
import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'
import { openRecall } from '../../platform/recall.ts'
import { openTogether } from '../../platform/together.ts'
import { openSeen } from './seen.ts'

const codeLifeSeconds = 120
const idleMinutes = 30
const hardHours = 12
/** A session is asked for again this often, and never believed for longer than the second: so soon play ends with its login. */
const freshUsuallyMs = 2_000
const staleUsuallyMs = 5_000
const markUsuallyMs = 60_000

export interface Launch {
  readonly merchantId: number
  readonly vendor: string
  readonly playerId: string
  readonly gameCode: string
  readonly loginSession: string
  readonly language: string
  readonly country: string | null
}

export interface Opened extends Omit<Launch, 'loginSession'> {
  readonly sessionId: string
}

export interface PlaySessions {
  /** A code that opens this game once, within two minutes. */
  makeCode(launch: Launch): Promise<string>
  /** Spends the code; null for one that is unknown, used, old, or another vendor's. */
  redeem(vendor: string, code: string): Promise<Opened | null>
  /** Whether the session may take stakes for this player now. */
  isLive(vendor: string, sessionId: string, playerId: string): Promise<boolean>
  /** The login ended: its play sessions take no more stakes. */
  endOfLogin(loginSession: string): Promise<void>
}

const hashOf = (code: string) => createHash('sha256').update(code).digest()

interface Row {
  readonly playerId: string
  readonly vendor: string
}

async function readSessions(db: Db, ids: readonly string[]): Promise<(Row | null)[]> {
  const { rows } = await sql<Row & { id: string }>`
    select id, player_id as "playerId", vendor from vendors.sessions
    where id = any(${ids}) and ended_at is null and ends_at > now()
      and seen_at > now() - make_interval(mins => ${idleMinutes})`.execute(db)
  const live = new Map(rows.map((row) => [row.id, row]))
  return ids.map((id) => live.get(id) ?? null)
}

interface SessionOptions {
  readonly freshMs?: number
  readonly staleMs?: number
  readonly markEveryMs?: number
  /** Hears that sessions in use could not be marked as such. */
  readonly onError?: (error: unknown) => void
}

export function openPlaySessions(db: Db, options: SessionOptions = {}): PlaySessions {
  const { freshMs = freshUsuallyMs, staleMs = staleUsuallyMs } = options
  const { markEveryMs = markUsuallyMs, onError = () => {} } = options
  const readOne = openTogether((ids: readonly string[]) => readSessions(db, ids))
  const kept = openRecall(readOne, { freshMs, staleMs, gatherMs: freshMs / 10 })
  const seen = openSeen(db, markEveryMs, onError)

  return {
    async makeCode({ merchantId, vendor, playerId, gameCode, loginSession, language, country }) {
      const code = randomBytes(32).toString('base64url')
      await sql`
        insert into vendors.launches
          (token_hash, merchant_id, vendor, player_id, game_code, login_session, language, country, expires_at)
        values (${hashOf(code)}, ${merchantId}, ${vendor}, ${playerId}, ${gameCode}, ${loginSession}, ${language},
          ${country}, now() + make_interval(secs => ${codeLifeSeconds}))`.execute(db)
      return code
    },
    async redeem(vendor, code) {
      const sessionId = `s_${randomBytes(16).toString('hex')}`
      // Deleting is spending: of two who come at once, one finds the row.
      const { rows } = await sql<Omit<Opened, 'sessionId'>>`
        with spent as (delete from vendors.launches where token_hash = ${hashOf(code)} and vendor = ${vendor} returning *),
        opened as (
          insert into vendors.sessions (id, merchant_id, vendor, player_id, game_code, login_session, ends_at)
          select ${sessionId}, merchant_id, vendor, player_id, game_code, login_session,
            now() + make_interval(hours => ${hardHours})
          from spent where expires_at > now() returning id)
        select merchant_id as "merchantId", vendor, player_id as "playerId", game_code as "gameCode", language, country
        from spent where exists (select 1 from opened)`.execute(db)
      return rows[0] ? { ...rows[0], sessionId } : null
    },
    async isLive(vendor, sessionId, playerId) {
      const row = await kept.get(sessionId)
      if (!row || row.vendor !== vendor || row.playerId !== playerId) return false
      seen.mark(sessionId)
      return true
    },
    async endOfLogin(loginSession) {
      await sql`
        update vendors.sessions set ended_at = now() where login_session = ${loginSession} and ended_at is null`.execute(
        db,
      )
      kept.forget()
    },
  }
}

/** Forgets codes and sessions that are long over. */
export async function cleanUpVendors(db: Db): Promise<void> {
  await sql`delete from vendors.launches where expires_at < now() - interval '1 day'`.execute(db)
  await sql`delete from vendors.sessions where ends_at < now() - interval '30 days'`.execute(db)
}
