/**
 * Sealed transfers as the verifier reads them: as bytes, many in one value. The database makes each line, as the sealer
 * read it; here none becomes an object or a text of its own, and each is hashed where it lies.
 */
import { hash } from 'node:crypto'
import { setImmediate as others } from 'node:timers/promises'
import type pg from 'pg'
import { lineOf } from './chain.ts'
import { type Heads, hashBytes, noHead } from './heads.ts'

/** Of transactions from one number up to another, which is not among them, by account and number. */
export async function packedLines(client: pg.Client, from: bigint, to: bigint): Promise<Buffer> {
  // Before each line, as wide as a head: how long it is, and its transaction. Its account's head takes that place when it
  // is hashed. As text, for bytes would come as twice as many digits.
  const { rows } = await client.query<{ packed: string | null }>(
    `select string_agg(rpad(octet_length(convert_to(line, 'UTF8')) || ' ' || xid, ${hashBytes}) || line, '' order by account_id, seq) as packed
       from (select account_id, seq, xid, ${lineOf} as line
               from ledger.transfers where xid >= $1 and xid < $2 offset 0) lines`,
    [from, to],
  )
  return Buffer.from(rows[0]?.packed ?? '', 'utf8')
}

/** Each account of them once. */
export function accountsIn(packed: Buffer): number[] {
  const accounts: number[] = []
  for (let at = 0; at < packed.length; at += hashBytes + numberAt(packed, at)) {
    const account = numberAt(packed, at + hashBytes)
    if (account !== accounts.at(-1)) accounts.push(account)
  }
  return accounts
}

const isDigit = (byte: number | undefined): byte is number => byte !== undefined && byte >= 48 && byte <= 57

/** The digits from here on. */
function numberAt(bytes: Buffer, at: number): number {
  let number = 0
  for (let place = at; ; place++) {
    const byte = bytes[place]
    if (!isDigit(byte)) return number
    number = number * 10 + byte - 48
  }
}

/** Where the next number begins: one character stands between two. */
function afterNumber(bytes: Buffer, at: number): number {
  let place = at
  while (isDigit(bytes[place])) place++
  return place + 1
}

export interface Rolled {
  rows: number
  /** What the root takes in: accounts in id order with their new heads, one character for each byte. */
  changed: string
}

/** The platform answers calls in the same process. */
const atOnce = 2_000

/**
 * Extends each account's chain by its lines, and answers what each window changed. `ends` are the windows' ends, which
 * rise. An account is gone through at once: its transfers lie in no earlier window than those before them.
 */
export async function roll(
  packed: Buffer,
  ends: readonly number[],
  heads: Heads,
  found: (problem: string) => unknown,
): Promise<Rolled[]> {
  const windows = ends.map((): Rolled => ({ rows: 0, changed: '' }))
  let account = -1
  let { seq, head } = noHead
  let window = 0
  const leave = () => {
    const left = windows[window]
    if (account >= 0 && left) left.changed += `${account}:${seq}:${head}`
  }
  for (let at = 0, count = 1; at < packed.length; count++) {
    const line = at + hashBytes
    const end = line + numberAt(packed, at)
    const place = placeOf(ends, numberAt(packed, afterNumber(packed, at)))
    const next = numberAt(packed, line)
    const number = numberAt(packed, afterNumber(packed, line))
    if (next !== account) {
      leave()
      if (account >= 0) heads.set(account, { seq, head })
      account = next
      ;({ seq, head } = heads.get(account) ?? noHead)
    } else if (place !== window) {
      leave()
      if (place < window)
        found(`transfer ${number} of account ${account} was sealed before the one before it`)
    }
    window = place
    if (number !== seq + 1) found(`account ${account} goes from transfer ${seq} to ${number}`)
    packed.write(head, at, hashBytes, 'latin1')
    head = hash('sha256', packed.subarray(at, end), 'binary')
    seq = number
    const mine = windows[place]
    if (mine) mine.rows++
    at = end
    if (count % atOnce === 0) await others()
  }
  leave()
  if (account >= 0) heads.set(account, { seq, head })
  return windows
}

/** The first window that ends after a transaction. */
function placeOf(ends: readonly number[], xid: number): number {
  let [low, high] = [0, ends.length - 1]
  while (low < high) {
    const middle = (low + high) >> 1
    if (xid < (ends[middle] ?? 0)) high = middle
    else low = middle + 1
  }
  return low
}
