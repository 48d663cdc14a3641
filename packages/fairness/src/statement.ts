/**
 * An account's entries checked against the seals that were made when they were written. Each entry's
 * head is the hash of the head before it and of the entry itself; what is shown is read from what is hashed.
 */

/** Where a chain stands after an entry. */
export interface ChainPoint {
  readonly seq: string
  /** In hex. */
  readonly head: string
}

/** Sealed entries: the stored columns of each as one line, and the first bytes of the head that it left. */
export interface SealedEntries {
  readonly lines: readonly string[]
  /** In hex; empty where none were kept. */
  readonly prints: readonly string[]
}

export interface StatementEntry {
  readonly accountId: string
  readonly seq: bigint
  readonly amount: bigint
  readonly balanceAfter: bigint
  readonly at: Date
  readonly kind: string
  /** False for what was asked and refused: nothing moved. */
  readonly posted: boolean
  readonly key: string
  readonly round: string
}

/** Why an entry does not fit: its own seal, the order of entries, the balance, or the seal at the end. */
export type Misfit = 'seal' | 'order' | 'account' | 'balance' | 'end' | 'form'

export interface Broken {
  readonly seq: bigint
  readonly why: Misfit
  readonly entry: StatementEntry | null
}

/** How far a check has come. */
export interface Place {
  readonly seq: bigint
  readonly head: Uint8Array<ArrayBuffer>
  /** Unknown before the first entry, unless the chain begins here. */
  readonly balance: bigint | null
}

const kindNames: readonly string[] = [
  ...['', 'stake', 'win', 'rollback', 'tombstone', 'winRollback', 'adjust', 'promo', 'endRound', 'grant'],
  ...['move', 'betwin', '', 'deposit', 'depositReversal', 'hold', 'release', 'payout', 'fee', 'toVendor'],
  ...['fromVendor', 'upline', 'downline', 'peer', 'check', 'checked', 'reward', 'forfeit', 'fund'],
  ...['earn', 'redeem', 'redeemBack', 'pointsCash', 'rebate', 'salary', 'dividend', 'bill'],
]
const columnsBeforeKey = 14
const headBytes = 32

const hexOf = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(hex.length / 2)
  for (let at = 0; at < bytes.length; at++) bytes[at] = Number.parseInt(hex.slice(at * 2, at * 2 + 2), 16)
  return bytes
}

/** The columns of a line: account, seq, amount, balance after … and at its end the key, behind its length. */
export function readEntry(line: string): StatementEntry | null {
  const cells = line.split('|', columnsBeforeKey)
  const [accountId = '', seq = '', amount = '', balanceAfter = '', , , , seconds = '', , , kind = ''] = cells
  const numbers = [accountId, seq, amount, balanceAfter]
  if (cells.length < columnsBeforeKey || numbers.some((cell) => !/^-?\d{1,19}$/.test(cell))) return null
  const tail = line.slice(cells.join('|').length + 1)
  const keyLength = Number(cells[columnsBeforeKey - 1])
  // Lengths are counted in characters as the database counts them, not in halves of pairs.
  const key = [...tail].slice(0, keyLength).join('')
  if (tail[key.length] !== '|') return null
  return {
    ...{ accountId, key, seq: BigInt(seq), amount: BigInt(amount), balanceAfter: BigInt(balanceAfter) },
    at: new Date(Math.floor(Number(seconds) * 1000)),
    kind: kindNames[Number(kind)] ?? '',
    posted: cells[11] === '1',
    round: tail.slice(key.length + 1),
  }
}

export const placeAt = ({ seq, head }: ChainPoint): Place => ({
  ...{ seq: BigInt(seq), head: bytesOf(head) },
  balance: seq === '0' ? 0n : null,
})

const encoder = new TextEncoder()

async function headAfter(head: Uint8Array, line: string): Promise<Uint8Array<ArrayBuffer>> {
  const text = encoder.encode(line)
  const both = new Uint8Array(headBytes + text.length)
  both.set(head)
  both.set(text, headBytes)
  return new Uint8Array(await crypto.subtle.digest('SHA-256', both))
}

/** Follows the chain over more entries; stops at the first that does not fit. */
export async function follow(
  from: Place,
  { lines, prints }: SealedEntries,
  accountId: string,
): Promise<{ place: Place; broken: Broken | null }> {
  let place = from
  for (const [at, line] of lines.entries()) {
    const entry = readEntry(line)
    const seq = place.seq + 1n
    const misfit = entry ? misfitOf(place, entry, accountId) : 'form'
    if (!entry || misfit) return { place, broken: { seq, why: misfit ?? 'form', entry } }
    const head = await headAfter(place.head, line)
    const print = prints[at] ?? ''
    if (print !== hexOf(head.subarray(0, print.length / 2)))
      return { place, broken: { seq, why: 'seal', entry } }
    place = { seq, head, balance: entry.balanceAfter }
  }
  return { place, broken: null }
}

function misfitOf(
  { seq, balance }: Place,
  entry: StatementEntry,
  accountId: string,
): 'order' | 'account' | 'balance' | null {
  if (entry.accountId !== accountId) return 'account'
  if (entry.seq !== seq + 1n) return 'order'
  const moved = entry.posted ? entry.amount : 0n
  return balance !== null && balance + moved !== entry.balanceAfter ? 'balance' : null
}

/** Whether a check that came through arrived where the seal says. */
export function arrived({ seq, head }: Place, end: ChainPoint): Broken | null {
  if (seq !== BigInt(end.seq)) return { seq: seq + 1n, why: 'order', entry: null }
  return hexOf(head) === end.head ? null : { seq, why: 'end', entry: null }
}
