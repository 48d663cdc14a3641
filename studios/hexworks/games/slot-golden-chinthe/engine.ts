import { invariant, type Minor } from '@jackfruit/kernel'
import {
  freeSpins,
  freeSpinsMax,
  lines,
  type PayingSign,
  pays,
  reels,
  rows,
  type Sign,
  scatterPays,
} from './rules.ts'

/** Where chance comes from: the same draws tell the same story. */
export interface Random {
  below(n: number): number
}

export interface LineWin {
  /** 0 to 19. */
  readonly line: number
  readonly sign: PayingSign
  readonly count: number
  readonly amount: Minor
}

/** One resting place of the reels and what it pays. Reel by reel, top row first. */
export interface Spin {
  readonly stops: readonly number[]
  readonly window: readonly (readonly Sign[])[]
  readonly lineWins: readonly LineWin[]
  readonly scatters: number
  readonly scatterWin: Minor
  readonly win: Minor
}

/** A whole round, feature and all, dealt before anything is shown. */
export interface Round {
  readonly base: Spin
  /** The free spins in order, retriggered ones included; their wins carry the multiplier. */
  readonly free: readonly Spin[]
  readonly totalWin: Minor
}

/** Deals a round. The stake is twenty line bets of whole minor units. */
export function deal(stake: Minor, random: Random): Round {
  invariant(stake > 0n && stake % BigInt(lines.length) === 0n, `a stake of ${stake} is not twenty line bets`)
  const base = turn(stake, random, 1)
  const free: Spin[] = []
  let left = awarded(base)
  while (left > 0 && free.length < freeSpinsMax) {
    const spin = turn(stake, random, freeSpins.multiplier)
    free.push(spin)
    left += awarded(spin) - 1
  }
  return { base, free, totalWin: free.reduce((sum, { win }) => sum + win, base.win) }
}

const awarded = ({ scatters }: Spin): number =>
  scatters >= freeSpins.triggerScatters ? freeSpins.awarded : 0

/** The reels stop from left to right, each equally likely on any of its 32 places. */
function turn(stake: Minor, random: Random, multiplier: number): Spin {
  return read(
    reels.map((reel) => random.below(reel.length)),
    stake,
    multiplier,
  )
}

/** What a given resting place pays. The audit reads every one of them. */
export function read(stops: readonly number[], stake: Minor, multiplier = 1): Spin {
  const window = reels.map((reel, i) =>
    Array.from({ length: rows }, (_, row) => signAt(reel, (stops[i] ?? 0) + row)),
  )
  const lineBet = stake / BigInt(lines.length)
  const lineWins = lines.flatMap((line, number) => {
    const found = readLine(line.map((row, reel) => window[reel]?.[row] ?? 'S'))
    return found ? [{ line: number, ...found, amount: BigInt(payOf(found) * multiplier) * lineBet }] : []
  })
  const scatters = window.flat().filter((sign) => sign === 'S').length
  const scatterWin = BigInt((scatterPays[scatters - 3] ?? 0) * multiplier) * stake
  return {
    stops,
    window,
    lineWins,
    scatters,
    scatterWin,
    win: lineWins.reduce((sum, { amount }) => sum + amount, scatterWin),
  }
}

const signAt = (reel: readonly Sign[], place: number): Sign => reel[place % reel.length] ?? 'S'

/** From the left, as many of the first sign as there are; W stands for any but S. Reel 1 has no W. */
export function readLine(line: readonly Sign[]): { sign: PayingSign; count: number } | null {
  const [first] = line
  if (!first || first === 'S' || first === 'W') return null
  const stop = line.findIndex((sign) => sign !== first && sign !== 'W')
  const count = stop === -1 ? line.length : stop
  return count >= 3 ? { sign: first, count } : null
}

export const payOf = ({ sign, count }: { sign: PayingSign; count: number }): number =>
  pays[sign][count - 3] ?? 0
