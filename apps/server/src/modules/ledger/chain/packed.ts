/**
 * Sealed transfers as the verifier reads them: as bytes, many in one piece. The database copies each line out, as the
 * sealer read it; here none becomes an object or a text of its own, and each is hashed where it lies.
 */
import { hash } from 'node:crypto'
import { setImmediate as others } from 'node:timers/promises'
import type pg from 'pg'
import { copyOfLines } from './chain.ts'
import { copied } from './copied.ts'
import { type Heads, hashBytes, noHead } from './heads.ts'

const usualLine = 256

/**
 * Of transactions from one number up to another, which is not among them, by account and number. Before each line, as
 * wide as a head, stands how long both are: its account's head takes that place when it is hashed.
 */
export async function packedLines(client: pg.Client, from: bigint, to: bigint): Promise<Buffer> {
  let packed = Buffer.allocUnsafe(usualLine * 1_024)
  let at = 0
  await copied(client, copyOfLines(from, to), (line) => {
    const end = at + hashBytes + line.length
    if (end > packed.length)
      packed = Buffer.concat([packed.subarray(0, at)], Math.max(end, packed.length * 2))
    packed.writeUInt32LE(end - at, at)
    packed.set(line, at + hashBytes)
    at = end
  })
  return packed.subarray(0, at)
}

/** Each account of them once. */
export function accountsIn(packed: Buffer): number[] {
  const accounts: number[] = []
  for (let at = 0; at < packed.length; at += packed.readUInt32LE(at)) {
    const account = numberAt(packed, at + hashBytes)
    if (account !== accounts.at(-1)) accounts.push(account)
  }
  return accounts
}

const isDigit = (byte: number | undefined): byte is number => byte !== undefined && byte >= 48 && byte <= 57

/** The digits from here on. */
export function numberAt(bytes: Uint8Array, at: number): number {
  let number = 0
  for (let place = at; ; place++) {
    const byte = bytes[place]
    if (!isDigit(byte)) return number
    number = number * 10 + byte - 48
  }
}

const bar = 124

/** Where the column after this one begins. */
export function afterColumn(bytes: Uint8Array, at: number): number {
  let place = at
  while (bytes[place] !== bar) place++
  return place + 1
}

/** Where the transaction's number stands: four columns after that of the transfer. */
export function placeOfXid(bytes: Uint8Array, afterSeq: number): number {
  let place = afterSeq
  for (let column = 0; column < 4; column++) place = afterColumn(bytes, place)
  return place
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
    const end = at + packed.readUInt32LE(at)
    const next = numberAt(packed, line)
    const ofSeq = afterColumn(packed, line)
    const number = numberAt(packed, ofSeq)
    const place = placeOf(ends, numberAt(packed, placeOfXid(packed, afterColumn(packed, ofSeq))))
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
