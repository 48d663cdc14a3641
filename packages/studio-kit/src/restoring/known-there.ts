/** Whether the platform has the transactions that the journal has written down as done. */
import type pg from 'pg'
import { type Comparing, pageMax } from './comparing.ts'
import { newestSharedAreKnown, sharedAreKnown } from './shared-there.ts'
import { newestTold } from './shared-told.ts'

/**
 * Said by both columns of the index and in their order: whatever the statistics say of how much is whose, nobody walks
 * over the other studios' transactions.
 */
export const afterMark = '(studio, seq) > ($1, $2::bigint) and studio <= $1'
export const inOrder = 'order by studio, seq limit $3'

/** What the platform refused once, a person has: it is no news. */
const isAskable = `
  (kind = 'bet' and status = 'OK' or kind = 'rollback' or kind = 'win' and exists (
    select from movements where movements.round_id = page.round_id and movements.kind = 'win'))
  and not exists (select from doubts where transaction_id = page."transactionId")`

export const stretch = {
  name: 'stretch',
  text: `
    with page as materialized (
      select seq, id as "transactionId", round_id, kind, status, player_id as "playerId", currency
      from transactions where ${afterMark} ${inOrder})
    select seq, "transactionId", "playerId", currency, kind, game as "gameCode", ${isAskable} as "isAskable"
    from page cross join lateral (select game from rounds where rounds.id = page.round_id offset 0) as found
    order by seq`,
}

interface Row {
  readonly seq: string
  readonly transactionId: string
  readonly playerId: string
  readonly currency: string
  readonly gameCode: string
  readonly kind: 'bet' | 'win' | 'rollback'
  /** A win that came with its stake is known by its stake. */
  readonly isAskable: boolean
}

const together = 8

export const newestText = `
  select seq from transactions where (studio, seq) < ($1, 9223372036854775807) and studio >= $1
  order by studio desc, seq desc`

/** Of this studio, by its own count, with bets at tables and tickets; 0 where there is none. */
export async function newestOf(pool: pg.Pool, studio: string): Promise<bigint> {
  const all = await Promise.all([
    newestOfRounds(pool, studio),
    newestTold(pool, studio, 'bets'),
    newestTold(pool, studio, 'tickets'),
  ])
  return all.reduce((most, each) => (each > most ? each : most))
}

export async function newestOfRounds(pool: pg.Pool, studio: string): Promise<bigint> {
  const { rows } = await pool.query<{ seq: string }>(`${newestText} limit 1`, [studio])
  return BigInt(rows[0]?.seq ?? 0)
}

/** Every one from there to the newest. */
export async function areKnown(parts: Comparing, since: bigint): Promise<'same' | 'newer' | 'away'> {
  const rounds = await roundsAreKnown(parts, since)
  return rounds === 'same' ? sharedAreKnown(parts, { bets: since, tickets: since }) : rounds
}

async function roundsAreKnown(parts: Comparing, since: bigint): Promise<'same' | 'newer' | 'away'> {
  const { pool, studio } = parts
  for (let after = since; ; ) {
    const { rows } = await pool.query<Row>({ ...stretch, values: [studio, after, pageMax] })
    const asked = rows.filter(({ isAskable }) => isAskable)
    for (let from = 0; from < asked.length; from += together) {
      const found = await Promise.all(asked.slice(from, from + together).map((row) => isKnown(parts, row)))
      if (found.includes('away')) return 'away'
      if (found.includes('newer')) return 'newer'
    }
    const last = rows.at(-1)
    if (!last || rows.length < pageMax) return 'same'
    after = BigInt(last.seq)
  }
}

const newestMax = 4

/** At a platform that does not tell which database it has: whoever has lost anything has lost the newest. */
export async function newestAreKnown(parts: Comparing): Promise<'same' | 'newer' | 'away'> {
  const { rows } = await parts.pool.query<{ seq: string }>(`${newestText} offset ${newestMax} limit 1`, [
    parts.studio,
  ])
  const found = await roundsAreKnown(parts, BigInt(rows[0]?.seq ?? 0))
  return found === 'same' ? newestSharedAreKnown(parts, newestMax) : found
}

async function isKnown(
  { platform }: Comparing,
  { transactionId, kind, playerId, currency, gameCode }: Row,
): Promise<'same' | 'newer' | 'away'> {
  // A roll-back is known by what it gave back.
  const asked = kind === 'rollback' ? transactionId.replace(':rollback', ':bet') : transactionId
  const heard = await platform.call('status', { playerId, currency, gameCode, transactionId: asked })
  if (heard.kind === 'unknown') return 'away'
  // A refusal for another reason says nothing about it.
  const isStranger = heard.kind === 'refused' && heard.status === 'PLAYER_NOT_FOUND'
  const standing = heard.kind === 'ok' ? heard.answer.transaction : isStranger ? 'UNKNOWN' : undefined
  const isLost = kind === 'rollback' ? standing === 'OK' : standing === 'UNKNOWN' || standing === 'TOMBSTONE'
  return isLost ? 'newer' : 'same'
}
