/**
 * Who pays whom: pure. Exact amounts come before the sum of two, and that before parts; of withdrawals
 * the one that has waited longest, then the one at the payer's own bank; of payers the more reliable one.
 */
import type { Minor } from '@jackfruit/kernel'

export interface WaitingClaim {
  readonly id: string
  readonly unmatched: Minor
  readonly bank: string
  readonly enteredAt: Date
}

export interface WaitingAsk {
  readonly id: string
  readonly unmatched: Minor
  readonly bank: string
  readonly askedAt: Date
  readonly score: number
  /** How many parts of this deposit stand already. */
  readonly pieces: number
  /** Withdrawals that this payer must not meet: his own, his device's, his line's. */
  readonly barred: ReadonlySet<string>
}

export interface Pair {
  readonly claimId: string
  readonly askId: string
  readonly amount: Minor
}

/** A deposit in more pieces than these helps nobody: each is a transfer that somebody has to make. */
export const piecesMax = 3
const minuteMs = 60_000

interface Left {
  readonly claim: WaitingClaim
  left: Minor
}

/** Goes on until nothing more fits: what one payer took may leave just what another one wanted. */
export function planMatches(
  claims: readonly WaitingClaim[],
  asks: readonly WaitingAsk[],
  smallest: Minor,
): Pair[] {
  const pool: Left[] = claims.map((claim) => ({ claim, left: claim.unmatched }))
  const payers: Payer[] = asks
    .toSorted((a, b) => b.score - a.score || a.askedAt.getTime() - b.askedAt.getTime())
    .map((ask) => ({ ask, left: ask.unmatched, room: piecesMax - ask.pieces }))
  const pairs: Pair[] = []
  let before: number
  do {
    before = pairs.length
    for (const find of [exact, sumOfTwo, parts])
      for (const payer of payers) pairs.push(...take(find, payer, pool, smallest))
  } while (pairs.length > before)
  return pairs
}

interface Payer {
  readonly ask: WaitingAsk
  left: Minor
  /** How many pieces more. */
  room: number
}

function take(find: Find, payer: Payer, pool: readonly Left[], smallest: Minor): Pair[] {
  if (payer.left === 0n) return []
  const open = pool
    .filter(({ claim, left }) => left > 0n && !payer.ask.barred.has(claim.id))
    .toSorted((a, b) => inOrder(a.claim, b.claim, payer.ask.bank))
  const found = find(open, { wanted: payer.left, room: payer.room, smallest })
  return found.map(([one, amount]) => {
    one.left -= amount
    payer.left -= amount
    payer.room--
    return { claimId: one.claim.id, askId: payer.ask.id, amount }
  })
}

/** By the minute: within one, whose bank is the payer's own gets the money sooner. */
const inOrder = (a: WaitingClaim, b: WaitingClaim, bank: string): number =>
  Math.floor(a.enteredAt.getTime() / minuteMs) - Math.floor(b.enteredAt.getTime() / minuteMs) ||
  Number(b.bank === bank) - Number(a.bank === bank) ||
  a.enteredAt.getTime() - b.enteredAt.getTime() ||
  (a.id < b.id ? -1 : 1)

type Found = readonly (readonly [Left, Minor])[]
interface Wish {
  readonly wanted: Minor
  readonly room: number
  readonly smallest: Minor
}
type Find = (open: readonly Left[], wish: Wish) => Found

function exact(open: readonly Left[], { wanted, room }: Wish): Found {
  const found = room > 0 && open.find(({ left }) => left === wanted)
  return found ? [[found, wanted]] : []
}

function sumOfTwo(open: readonly Left[], { wanted, room }: Wish): Found {
  if (room < 2) return []
  const firstWith = new Map<Minor, Left>()
  for (const each of open) {
    const other = firstWith.get(wanted - each.left)
    if (other)
      return [
        [other, other.left],
        [each, each.left],
      ]
    if (!firstWith.has(each.left)) firstWith.set(each.left, each)
  }
  return []
}

/** Never leaves a rest on either side that is too small for anybody to send. */
function parts(open: readonly Left[], { wanted, room, smallest }: Wish): Found {
  const found: (readonly [Left, Minor])[] = []
  let left = wanted
  for (const each of open) {
    if (left === 0n || found.length === room) break
    const amount = each.left < left ? each.left : left
    const rests = [each.left - amount, left - amount]
    if (amount < smallest || rests.some((rest) => rest > 0n && rest < smallest)) continue
    found.push([each, amount])
    left -= amount
  }
  return found
}
