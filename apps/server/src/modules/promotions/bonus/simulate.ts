/** Many members play a bonus through on a game that keeps so much of each stake: what it cost, measured. Pure but for chance. */
import { baseOf, hundredthsOf } from './reckoning.ts'

export interface Simulated {
  readonly deposit: number
  readonly bonus: number
  readonly times: number
  readonly base: 'bonus' | 'both'
  readonly mode: 'LOCKED' | 'STICKY' | 'NON_STICKY'
  /** Percent of a stake that counts. */
  readonly weight: number
  /** Millionths of a stake that the game keeps. It pays twice the stake or nothing. */
  readonly kept: number
  readonly stake: number
  readonly members: number
  /** From 0 up to 1. */
  readonly random: () => number
}

export interface Measured {
  /** On the average of a member: what they have more than they paid in. */
  readonly cost: number
  readonly staked: number
  /** How far the average may be off by chance: one standard error. */
  readonly error: number
  /** How many played it through. */
  readonly done: number
}

const million = 1_000_000

export function simulateBonus(given: Simulated): Measured {
  const { deposit, bonus, times, base, mode, weight, kept, stake, members, random } = given
  const target = (Number(baseOf({ base }, BigInt(bonus), BigInt(deposit))) * hundredthsOf(times)) / 100
  const isWon = (million - kept) / (2 * million)
  let [sum, squares, staked, done] = [0, 0, 0, 0]
  for (let member = 0; member < members; member++) {
    // Cash first where the bonus waits: it comes in when the next stake cannot be borne.
    let purse = mode === 'NON_STICKY' ? deposit : deposit + bonus
    let waits = mode === 'NON_STICKY' ? bonus : 0
    let counted = 0
    let played = 0
    // Who never needs the bonus has played what the deposit asks, and gives it up.
    while (counted < target && !(waits > 0 && played >= deposit)) {
      if (purse < stake && waits > 0) {
        purse += waits
        waits = 0
      }
      if (purse < stake) break
      played += stake
      if (waits === 0) counted += (stake * weight) / 100
      purse += random() < isWon ? stake : -stake
    }
    if (counted >= target) done += 1
    if (mode === 'STICKY') purse -= Math.min(bonus, purse)
    const cost = purse - deposit
    sum += cost
    squares += cost * cost
    staked += played
  }
  const mean = sum / members
  return {
    cost: mean,
    staked: staked / members,
    error: Math.sqrt((squares / members - mean * mean) / members),
    done,
  }
}

/**
 * Chance for measuring alone, the same for the same seed: it decides nothing of anybody's. Its state has 128 bits, for a
 * million members ask it billions of times, and one of 32 bits would have told nearly all that it has.
 */
export function seeded(seed: number): () => number {
  let [a, b, c, counter] = [0x9e3779b9, 0x243f6a88, seed | 0, 1]
  const next = () => {
    const told = (((a + b) | 0) + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = ((c << 21) | (c >>> 11)) + told
    c |= 0
    return (told >>> 0) / 4_294_967_296
  }
  for (let round = 0; round < 16; round++) next()
  return next
}
