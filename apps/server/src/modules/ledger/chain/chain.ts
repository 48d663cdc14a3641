/** The hash chain's arithmetic, shared by the sealer that makes it and the verifier that doubts it. */
import { createHash, hash } from 'node:crypto'

/** A transfer as the chain sees it: every stored column, as text. */
type LineText = Uint8Array | string

const parts =
  'account_id, seq, amount, balance_after, key_hash, round_hash, xid, extract(epoch from created_at), house_id, game_id, kind, status, closes, length(key), key, round'

const lineOf = `concat_ws('|', ${parts})`

/** The lines of transactions from one number up to another, as PostgreSQL copies them out: what `lineOf` says, escaped. */
export const copyOfLines = (from: bigint, to: bigint) =>
  `copy (select ${parts} from ledger.transfers where xid >= ${from} and xid < ${to} order by account_id, seq) to stdout (delimiter '|')`

/** The same of about so many that the stream tells next, whole transactions. */
export const copyOfStream = (since: bigint, most: number) =>
  `copy (select ${parts} from ledger.stream(${since}, ${most}) order by account_id, seq) to stdout (delimiter '|')`

export const linkColumns = `account_id, seq, ${lineOf} as line`

export const genesis = Buffer.alloc(32)

/** An account's next head: the one before, and the transfer. */
export const nextHead = (head: Uint8Array, line: LineText): Buffer =>
  hash('sha256', Buffer.concat([head, typeof line === 'string' ? Buffer.from(line) : line]), 'buffer')

/** Rolls one sealed window into the root before it. `changed` are accounts in id order with their new heads. */
export function nextRoot(
  root: Uint8Array,
  changed: readonly { accountId: bigint; seq: bigint; head: Uint8Array }[],
): Buffer {
  const hash = createHash('sha256').update(root)
  for (const { accountId, seq, head } of changed) hash.update(`${accountId}:${seq}:`).update(head)
  return hash.digest()
}

/** The same of a window whose changes are written one after the other already, one character for each byte. */
export const rootAfter = (root: Uint8Array, changed: string): Buffer =>
  createHash('sha256').update(root).update(changed, 'latin1').digest()
