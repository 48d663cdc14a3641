/** Messages as rows, sealed. Every function works inside a transaction that named the brand. */
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/db.ts'
import { openField, sealField } from '../../platform/sealed-field.ts'
import type { Letter, MessageKind } from './provider.ts'

export interface NewMessage extends Letter {
  readonly merchantId: number
  readonly kind: MessageKind
  readonly isDecoy: boolean
  readonly at: Date
  /** Whoever delivers what was left lying waits until then: it is being delivered already. */
  readonly nextAt: Date
}

export interface Waiting extends Letter {
  readonly kind: MessageKind
  readonly tries: number
}

export interface Shown extends Letter {
  readonly kind: MessageKind
  readonly state: string
  readonly at: Date
}

const placeOf = (column: string, id: string, merchantId: number) => `messages|${column}|${id}|${merchantId}`

export async function insertMessage(tx: Tx, key: Buffer, message: NewMessage): Promise<void> {
  const { id, merchantId, kind, subject, text, at, nextAt } = message
  const to = sealField(key, placeOf('to', id, merchantId), message.to)
  const body = sealField(key, placeOf('body', id, merchantId), JSON.stringify({ subject, text }))
  await sql`insert into messaging.messages (id, merchant_id, kind, to_sealed, body_sealed, state, next_at, created_at)
    values (${id}, ${merchantId}, ${kind}, ${to}, ${body}, ${message.isDecoy ? 'decoy' : 'waiting'}, ${nextAt}, ${at})
    `.execute(tx)
}

interface Row {
  id: string
  kind: MessageKind
  to: Buffer
  body: Buffer | null
  tries: number
  state: string
  at: Date
}
const columns = sql`id, kind, to_sealed as "to", body_sealed as "body", tries, state, created_at as "at"`

function opened(key: Buffer, merchantId: number, { id, to, body }: Row): Letter {
  const open = (column: string, sealed: Buffer) => openField(key, placeOf(column, id, merchantId), sealed)
  const { subject, text } = body
    ? (JSON.parse(open('body', body).toString()) as { subject: string; text: string })
    : { subject: '', text: '' }
  return { id, to: open('to', to).toString(), subject, text }
}

/** Takes a message that waits for one try; until `nextAt` nobody else does. Null when it waits no more. */
export async function claim(
  tx: Tx,
  key: Buffer,
  { merchantId, id, nextAt }: { merchantId: number; id: string; nextAt: Date },
): Promise<Waiting | null> {
  const { rows } = await sql<Row>`
    update messaging.messages set tries = tries + 1, next_at = ${nextAt}
    where id = ${id} and merchant_id = ${merchantId} and state = 'waiting' returning ${columns}`.execute(tx)
  const [row] = rows
  return row ? { ...opened(key, merchantId, row), kind: row.kind, tries: row.tries } : null
}

/** Ids of messages that nobody is delivering, oldest first. */
export async function leftLying(tx: Tx, merchantId: number, at: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from messaging.messages
    where merchant_id = ${merchantId} and state = 'waiting' and next_at <= ${at}
    order by next_at limit 50`.execute(tx)
  return rows.map(({ id }) => id)
}

export async function endMessage(
  tx: Tx,
  id: string,
  { state, at, keepsBody }: { state: 'sent' | 'failed'; at: Date; keepsBody: boolean },
): Promise<void> {
  await sql`update messaging.messages set state = ${state}, ended_at = ${at},
      body_sealed = case when ${keepsBody} then body_sealed end
    where id = ${id}`.execute(tx)
}

export async function forgetBefore(tx: Tx, merchantId: number, before: Date): Promise<void> {
  await sql`delete from messaging.messages
    where merchant_id = ${merchantId} and created_at < ${before}`.execute(tx)
}

/** The latest messages that went to somebody, newest first. */
export async function latest(tx: Tx, key: Buffer, merchantId: number): Promise<Shown[]> {
  const { rows } = await sql<Row>`
    select ${columns} from messaging.messages
    where merchant_id = ${merchantId} and state <> 'decoy' and body_sealed is not null
    order by created_at desc limit 100`.execute(tx)
  return rows.map((row) => ({
    ...opened(key, merchantId, row),
    kind: row.kind,
    state: row.state,
    at: row.at,
  }))
}
