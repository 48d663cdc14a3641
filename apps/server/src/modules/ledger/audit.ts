/** The audit: the sums of the whole ledger on one snapshot, and its chain. */
import type { KeyObject } from 'node:crypto'
import { readFileSync } from 'node:fs'
import pg from 'pg'
import '../../platform/database/int8.ts'
import { verifyChain } from './chain/verify-chain.ts'

export interface AuditReport {
  readonly ok: boolean
  readonly accounts: number
  readonly transfers: number
  readonly seals: number
  readonly anchors: number
  /** Every rule that was asked. */
  readonly rules: readonly string[]
  readonly broken: { rule: string; broken: number; example: string }[]
  readonly chain: string[]
}

const rules = readFileSync(new URL('./audit.sql', import.meta.url), 'utf8')

const ruleNames = [...rules.matchAll(/select '([^']+)' as rule|union all select '([^']+)'/g)].map(
  ([, first, other]) => first ?? other ?? '',
)

export async function audit(url: string, anchors?: { file: string; key: KeyObject }): Promise<AuditReport> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('begin isolation level repeatable read read only')
    const { rows: broken } = await client.query<{ rule: string; broken: number; example: string }>(rules)
    const { rows: sizes } = await client.query<{ accounts: number; transfers: number }>(
      'select (select count(*)::int from ledger.accounts) as accounts, (select count(*)::int from ledger.transfers) as transfers',
    )
    const chain = anchors
      ? await verifyChain(url, anchors.file, anchors.key)
      : { seals: 0, anchors: 0, problems: [] }
    const { accounts = 0, transfers = 0 } = sizes[0] ?? {}
    const ok = broken.length === 0 && chain.problems.length === 0
    return {
      ok,
      accounts,
      transfers,
      seals: chain.seals,
      anchors: chain.anchors,
      rules: ruleNames,
      broken,
      chain: chain.problems,
    }
  } finally {
    await client.end()
  }
}
