/** The sealer: follows the stream within a second, extends each account's chain and anchors the root outside. */
import type { KeyObject } from 'node:crypto'
import { beatWithinMs, bounds, connectClient } from '@jackfruit/postgres'
import type pg from 'pg'
import '../../../platform/database/int8.ts'
import { loop } from '../../../platform/work/loop.ts'
import { inTurn } from '../../../platform/work/pace.ts'
import { type Anchor, appendAnchor } from './anchors.ts'
import { genesis, nextRoot } from './chain.ts'
import { beginning, keepMarks, type Mark, oneMore, type Standing } from './marks.ts'
import { windowFrom } from './unsealed.ts'

const sealerLock = 7_251_003
const windowRows = 20_000
/** So much is done without letting others in: calls of players wait in the same process. */
const inOneGo = 250
const letOthers = () => new Promise<void>((wake) => setImmediate(wake))

export interface SealerOptions {
  url: string
  anchorsFile: string
  key: KeyObject
  everyMs?: number
  onError?: (error: unknown) => void
}

/** Runs until stopped. Of several processes one holds the lock and seals; the others stand by. */
export function startSealer({ url, anchorsFile, key, everyMs = 1_000, onError = () => {} }: SealerOptions): {
  stop(): Promise<void>
} {
  let client: pg.Client | null = null
  const leave = async () => {
    await client?.end().catch(() => {})
    client = null
  }
  const work = async (signal: AbortSignal) => {
    try {
      const own = client ?? (await connectClient(url, { bounds: bounds.working }))
      client = own
      // A window takes its time. Whether anybody is there is known at once.
      await own.query({ text: 'select 1', answerMs: beatWithinMs } as pg.QueryConfig)
      const seal = () => sealWindow(own, anchorsFile, key)
      while (!signal.aborted && (await inTurn(seal)) >= windowRows);
    } catch (error) {
      await leave()
      throw error
    }
  }
  const afterError = { firstMs: everyMs / 2, mostMs: Math.max(everyMs, 3_000) }
  const sealing = loop({ name: 'sealer', everyMs, work, onError, afterError })
  return {
    async stop() {
      await sealing.stop()
      await leave()
    },
  }
}

/** Seals what has ended since the last seal, about `rows` of it. Answers how many transfers that were. */
export async function sealWindow(
  client: pg.Client,
  anchorsFile: string,
  key: KeyObject,
  rows = windowRows,
): Promise<number> {
  await client.query('begin')
  try {
    const held = await client.query<{ mine: boolean }>('select pg_try_advisory_xact_lock($1) as mine', [
      sealerLock,
    ])
    if (!held.rows[0]?.mine) {
      await client.query('rollback')
      return 0
    }
    const sealed = await extend(client, rows)
    await client.query('commit')
    // After the commit: an anchor must never name a seal that does not exist. A crash between the two
    // leaves one seal without an anchor, which the next anchor covers.
    if (sealed.rows > 0) await appendAnchor(anchorsFile, key, sealed.anchor)
    return sealed.rows
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  }
}

async function extend(
  client: pg.Client,
  most: number,
): Promise<{ rows: number; anchor: Omit<Anchor, 'signature'> }> {
  const last = (
    await client.query<{ no: bigint; to_xid: bigint; root: Buffer }>(
      'select no, to_xid, root from ledger.seals order by no desc limit 1',
    )
  ).rows[0]
  const from = last?.to_xid ?? 0n
  const no = (last?.no ?? 0n) + 1n
  const nothing = { rows: 0, anchor: { no: '', rows: '', root: '', at: '' } }
  const window = await windowFrom(client, from, most)
  if (!window) return nothing
  const { to, links, heads } = window
  const changed = new Map<bigint, Standing>()
  const marks: Mark[] = []
  for (const [at, { account_id: accountId, seq, line }] of links.entries()) {
    if (at % inOneGo === inOneGo - 1) await letOthers()
    const before = changed.get(accountId) ?? heads.get(accountId) ?? beginning
    const { after, mark } = oneMore(before, { accountId, seq, line })
    changed.set(accountId, after)
    if (mark) marks.push(mark)
  }
  const list = [...changed].map(([accountId, standing]) => ({ accountId, ...standing }))
  for (let at = 0; at < list.length; at += inOneGo) await keepHeads(client, list.slice(at, at + inOneGo))
  await keepMarks(client, marks)
  const root = nextRoot(last?.root ?? genesis, list)
  const sealed = await client.query<{ at: Date }>(
    `insert into ledger.seals (no, from_xid, to_xid, rows, root) values ($1, $2, $3, $4, $5)
     returning clock_timestamp() as at`,
    [no, from, to + 1n, links.length, root],
  )
  return {
    rows: links.length,
    anchor: {
      ...{ no: String(no), rows: String(links.length), root: root.toString('hex') },
      at: (sealed.rows[0]?.at ?? new Date(0)).toISOString(),
    },
  }
}

async function keepHeads(
  client: pg.Client,
  list: readonly (Standing & { readonly accountId: bigint })[],
): Promise<void> {
  await client.query(
    `insert into ledger.chain_heads (account_id, seq, head, prints)
      select * from unnest($1::bigint[], $2::bigint[], $3::bytea[], $4::bytea[])
      on conflict (account_id) do update set seq = excluded.seq, head = excluded.head, prints = excluded.prints`,
    [
      list.map(({ accountId }) => accountId),
      list.map(({ seq }) => seq),
      list.map(({ head }) => head),
      list.map(({ prints }) => prints),
    ],
  )
}
