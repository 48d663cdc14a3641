/** What the sealer has yet to seal: whole transactions, in the order in which readers page. */
import type pg from 'pg'
import { type Link, linkColumns } from './chain.ts'

type Heads = Map<bigint, { seq: bigint; head: Buffer }>

interface Unsealed {
  /** The last transaction of the window. */
  to: bigint
  links: Link[]
  heads: Heads
}

/**
 * The next transactions that have ended. Of two that met at one account the later number may have
 * been the first to write: a window that would cut between them is widened until it has both.
 */
export async function windowFrom(client: pg.Client, from: bigint, most: number): Promise<Unsealed | null> {
  const { rows } = await client.query<{ last: bigint | null; more: boolean }>(
    `select max(xid) as last, count(*) >= $2 as more from (select xid from ledger.transfers
      where xid >= $1 and xid < pg_snapshot_xmin(pg_current_snapshot())::text::bigint order by xid limit $2) page`,
    [from, most],
  )
  const [page] = rows
  if (!page || page.last === null) return null
  const { rows: links } = await client.query<Link>(
    `select ${linkColumns} from ledger.transfers where xid >= $1 and xid <= $2 order by account_id, seq`,
    [from, page.last],
  )
  const heads = await headsOf(client, [...new Set(links.map(({ account_id }) => account_id))])
  if (page.more && hasGap(links, heads)) return windowFrom(client, from, most * 2)
  return { to: page.last, links, heads }
}

function hasGap(links: readonly Link[], heads: Heads): boolean {
  const seen = new Map<bigint, bigint>()
  return links.some(({ account_id, seq }) => {
    const before = seen.get(account_id) ?? heads.get(account_id)?.seq ?? 0n
    seen.set(account_id, seq)
    return seq !== before + 1n
  })
}

async function headsOf(client: pg.Client, accounts: bigint[]): Promise<Heads> {
  const { rows } = await client.query<{ account_id: bigint; seq: bigint; head: Buffer }>(
    'select account_id, seq, head from ledger.chain_heads where account_id = any($1::bigint[])',
    [accounts],
  )
  return new Map(rows.map(({ account_id, seq, head }) => [account_id, { seq, head }]))
}
