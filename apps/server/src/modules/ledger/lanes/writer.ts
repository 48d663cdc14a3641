/** The connection that a lane writes over: made at the start, and anew when it was lost. */
import pg from 'pg'
import type { Movement, Outcome } from '../movement.ts'
import { type Answer, outcomesOf, statementOf } from './lane-sql.ts'

export interface Writer {
  connect(): Promise<void>
  /** One round trip and one commit for all of them. */
  write(movements: readonly Movement[]): Promise<Outcome[]>
  /** Room for what is written this month and next. */
  ensurePartitions(): Promise<void>
  /** Leaves a connection of which nobody knows what it did. */
  drop(): void
  close(): Promise<void>
}

interface WriterOptions {
  readonly url: string
  readonly now: (() => Date) | undefined
  readonly onError: (error: Error) => void
}

export function openWriter({ url, now, onError }: WriterOptions): Writer {
  let held: { readonly client: pg.Client; readonly number: number } | null = null

  async function connected() {
    if (held) return held
    const client = new pg.Client({
      connectionString: url,
      keepAlive: true,
      options: '-c statement_timeout=20000',
    })
    client.on('error', (error) => {
      if (held?.client === client) held = null
      onError(error)
    })
    await client.connect()
    const numbered = await client.query<{ writer: number }>('select ledger.new_writer() as writer')
    held = { client, number: numbered.rows[0]?.writer ?? 0 }
    return held
  }

  return {
    connect: async () => void (await connected()),
    async write(movements) {
      const { client, number } = await connected()
      const { rows } = await client.query<Answer>(statementOf(number, movements, now?.() ?? null))
      const [answer] = rows
      if (!answer) throw new Error('the ledger gave no answer')
      return outcomesOf(answer)
    },
    async ensurePartitions() {
      await held?.client.query('select ledger.ensure_partitions(now()::date, 2)').catch(onError)
    },
    drop() {
      void held?.client.end().catch(() => {})
      held = null
    },
    close: async () => held?.client.end(),
  }
}
