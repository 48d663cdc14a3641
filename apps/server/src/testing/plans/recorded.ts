/** Every statement that programs of this process send, and what its plan reads when it is explained. */
import pg from 'pg'
import { rowsRead } from './rows-read.ts'

export interface Statement {
  readonly text: string
  readonly values: readonly unknown[]
  /** What its transaction had named before: its brand, and who reads. */
  readonly named: readonly (readonly [setting: string, value: string])[]
  readonly isByApplication: boolean
}

const isPlanned = /^\s*(select|with|insert|update|delete)\b/i
const isEdge = /^\s*(begin|start transaction|commit|rollback)/i
const naming = /set_config\('(app\.\w+)', (?:\$1|'(\w+)')/
/** Of one text, said with other values: the first of them. */
const timesMost = 6

/** Hears all clients of this process until it is stopped. */
export function recordStatements(): { readonly statements: Map<string, Statement>; stop(): void } {
  const statements = new Map<string, Statement>()
  const times = new Map<string, number>()
  const named = new WeakMap<pg.Client, Map<string, string>>()
  const original = pg.Client.prototype.query
  const heard = function (this: pg.Client, ...given: unknown[]): unknown {
    const { text, values = [] } = statementOf(given)
    const settings = named.get(this) ?? new Map<string, string>()
    named.set(this, settings)
    if (isEdge.test(text)) settings.clear()
    const [, setting, value = String(values[0])] = naming.exec(text) ?? []
    if (setting) settings.set(setting, value)
    const key = `${text} ${JSON.stringify(values, (_, each) => (typeof each === 'bigint' ? String(each) : each))}`
    const count = times.get(text) ?? 0
    if (isPlanned.test(text) && !setting && count < timesMost && !statements.has(key)) {
      times.set(text, count + 1)
      statements.set(key, {
        ...{ text, values, named: [...settings], isByApplication: this.user === 'jackfruit_app' },
      })
    }
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

function statementOf([first, second]: readonly unknown[]): { text: string; values?: unknown[] } {
  if (typeof first === 'string')
    return { text: first, values: Array.isArray(second) ? (second as unknown[]) : [] }
  const { text, values } = (first ?? {}) as { text?: unknown; values?: unknown[] }
  return { text: typeof text === 'string' ? text : '', values: values ?? [] }
}

async function countedUntilNow(client: pg.Client): Promise<{ read: number; written: number }> {
  const { rows } = await client.query<{ read: string; written: string }>(
    `select (${rowsRead}) as read,
       (select coalesce(sum(n_tup_ins + n_tup_upd + n_tup_del), 0) from pg_stat_xact_user_tables) as written`,
  )
  return { read: Number(rows[0]?.read ?? 0), written: Number(rows[0]?.written ?? 0) }
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
 * the functions that it calls; without those that it writes.
 */
export async function mostReadBy(
  client: pg.Client,
  { text, values, named, isByApplication }: Statement,
): Promise<number> {
  await client.query('begin')
  try {
    for (const [setting, value] of named)
      await client.query('select set_config($1, $2, true)', [setting, value])
    const before = await countedUntilNow(client)
    if (isByApplication) await client.query('set local role jackfruit_app')
    const { rows } = await client.query({
      text: `explain (analyze, timing off, costs off, format json) ${text}`,
      values: [...values],
    })
    await client.query('reset role')
    const after = await countedUntilNow(client)
    const read = Math.max(after.read - before.read, most(rows[0]['QUERY PLAN'][0].Plan))
    return read - (after.written - before.written)
  } catch (error) {
    // Written already, as it was sent before.
    if ((error as { code?: string }).code === '23505') return 0
    throw error
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
