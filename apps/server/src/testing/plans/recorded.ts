/** Every statement that programs of this process send, and what its plan reads when it is explained. */
import pg from 'pg'
import { rowsRead } from './rows-read.ts'

export interface Statement {
  readonly text: string
  readonly values: readonly unknown[]
}

/** Whoever writes what it was given, such as a follower, reads as much as that was. */
const isReading = (text: string) =>
  /^\s*(select|with)\b/i.test(text) && !/\b(insert into|update\s+\w+[.]|delete from)\b/i.test(text)

/** Hears all clients of this process until it is stopped. One text is kept once, as it was last sent. */
export function recordStatements(): { readonly statements: Map<string, Statement>; stop(): void } {
  const statements = new Map<string, Statement>()
  const original = pg.Client.prototype.query
  const heard = function (this: pg.Client, ...given: unknown[]): unknown {
    const [first, second] = given
    const { text, values } =
      typeof first === 'string'
        ? { text: first, values: Array.isArray(second) ? second : [] }
        : ((first ?? {}) as { text?: string; values?: unknown[] })
    if (typeof text === 'string' && isReading(text)) statements.set(text, { text, values: values ?? [] })
    return Reflect.apply(original, this, given)
  }
  pg.Client.prototype.query = heard as typeof original
  return {
    statements,
    stop() {
      pg.Client.prototype.query = original
    },
  }
}

async function readUntilNow(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ read: string }>(rowsRead)
  return Number(rows[0]?.read ?? 0)
}

interface Node {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly 'Actual Rows'?: number
  readonly 'Actual Loops'?: number
  readonly 'Rows Removed by Filter'?: number
  readonly 'Rows Removed by Index Recheck'?: number
  readonly Plans?: readonly Node[]
}

/**
 * The most rows that the statement reads: in one node of its plan, those thrown away again among them, or in all, with
 * the functions that it calls.
 */
export async function mostReadBy(client: pg.Client, { text, values }: Statement): Promise<number> {
  await client.query('begin')
  try {
    // As its brand sent it: without one, many statements find nothing to read.
    await client.query(
      `select set_config('app.merchant', (select merchant_id::text from identity.members order by id limit 1), true)`,
    )
    const before = await readUntilNow(client)
    const { rows } = await client.query({
      text: `explain (analyze, timing off, costs off, format json) ${text}`,
      values: [...values],
    })
    const inAll = (await readUntilNow(client)) - before
    return Math.max(inAll, most(rows[0]['QUERY PLAN'][0].Plan))
  } finally {
    await client.query('rollback')
  }
}

function most(node: Node): number {
  const loops = node['Actual Loops'] ?? 0
  const own = node['Relation Name']
    ? ((node['Actual Rows'] ?? 0) +
        (node['Rows Removed by Filter'] ?? 0) +
        (node['Rows Removed by Index Recheck'] ?? 0)) *
      loops
    : 0
  return Math.max(own, ...(node.Plans ?? []).map(most))
}
