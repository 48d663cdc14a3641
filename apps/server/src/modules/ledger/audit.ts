/** The audit: the sums of the whole ledger on one snapshot, and its chain. */
import type { KeyObject } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { bounds, connectClient } from '@jackfruit/postgres'
import type pg from 'pg'
import '../../platform/database/int8.ts'
import { type Extent, verifyChain } from './chain/verify-chain.ts'
import { accountKinds, kinds } from './kinds.ts'

export interface Broken {
  readonly rule: string
  readonly broken: number
  readonly example: string
}

/** What a module above asks on the same snapshot. */
export interface AuditPart {
  readonly rules: readonly string[]
  find(client: pg.Client): Promise<Broken[]>
}

export interface AuditReport {
  readonly ok: boolean
  readonly accounts: number
  readonly transfers: number
  readonly seals: number
  readonly anchors: number
  /** The seal from which the chain was verified on, because what is before it was verified earlier. Null: all of it. */
  readonly since: bigint | null
  /** Every rule that was asked. */
  readonly rules: readonly string[]
  readonly broken: Broken[]
  readonly chain: string[]
}

const rules = readFileSync(new URL('./audit.sql', import.meta.url), 'utf8')

const ruleNames = [...rules.matchAll(/select '([^']+)' as rule|union all select '([^']+)'/g)].map(
  ([, first, other]) => first ?? other ?? '',
)

export interface AuditedAnchors extends Extent {
  readonly file: string
  readonly key: KeyObject
}

export async function audit(
  url: string,
  anchors?: AuditedAnchors,
  more: readonly AuditPart[] = [],
): Promise<AuditReport> {
  const client = await connectClient(url, { bounds: bounds.long })
  try {
    await client.query('begin isolation level repeatable read read only')
    const { rows: broken } = await client.query<Broken>(rules)
    for (const part of more) broken.push(...(await part.find(client)))
    const { rows: sizes } = await client.query<{ accounts: number; transfers: number }>(
      'select (select count(*)::int from ledger.accounts) as accounts, (select count(*)::int from ledger.transfers) as transfers',
    )
    const chain = anchors
      ? await verifyChain(url, anchors.file, anchors.key, anchors)
      : { since: null, seals: 0, anchors: 0, problems: [] }
    const { accounts = 0, transfers = 0 } = sizes[0] ?? {}
    const ok = broken.length === 0 && chain.problems.length === 0
    return {
      ok,
      accounts,
      transfers,
      seals: chain.seals,
      anchors: chain.anchors,
      since: chain.since,
      rules: [...ruleNames, ...more.flatMap((part) => part.rules)],
      broken,
      chain: chain.problems,
    }
  } finally {
    await client.end()
  }
}

/** What was held of vendors' credits and not released, by the account that holds it. */
export async function checkedByAccount(client: pg.Client): Promise<ReadonlyMap<bigint, bigint>> {
  const { rows } = await client.query<{ account: bigint; amount: bigint }>(
    `select t.account_id as account, sum(t.amount)::bigint as amount
       from ledger.transfers t join ledger.accounts a on a.id = t.account_id
      where t.kind = any($1::smallint[]) and t.status = 1 and a.kind = $2 group by t.account_id`,
    [[kinds.check, kinds.checked], accountKinds.held],
  )
  return new Map(rows.map(({ account, amount }) => [account, amount]))
}
