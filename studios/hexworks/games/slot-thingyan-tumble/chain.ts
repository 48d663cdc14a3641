/**
 * The chain of tumbles, exactly. Cells are alike, so all that matters of a grid is how often each symbol
 * is in it; the chances of all these counts are carried from tumble to tumble. Filling a grid is a
 * sweep over the counts in the order of their sums: each passes its chance on to those with one more.
 */
import { cellCount, payOf } from './deal.ts'

/** What ended with so many tumbles and so many of the last symbol in view. W is what was won, in units. */
export interface End {
  readonly tumbles: number
  /** Of the last symbol, the scatter. */
  readonly scatters: number
  readonly chance: number
  /** E[W] and E[W²] over this end. */
  readonly mean: number
  readonly square: number
  /** E[e^θW] over this end. */
  readonly tilted: number
}

/** Of one tumble: how likely it is to come to a win, and what it contributes to the return, in units. */
export interface Depth {
  readonly chance: number
  readonly mean: number
}

export interface Chain {
  readonly ends: readonly End[]
  readonly depths: readonly Depth[]
}

export interface ChainTerms {
  /** Of one cell, symbol by symbol. */
  readonly chances: readonly number[]
  /** Multiplies the wins of the first grid (0), of the one after the first tumble (1), … */
  readonly timesOf: (step: number) => number
  readonly theta: number
}

/** Chains go on until less than this much chance is left in them. */
const enough = 1e-13

/** All counts of so many symbols with a sum of 20 at most: ranked by the sum, then from the last symbol on. */
export class Counts {
  readonly width: number
  readonly size: number
  /** First rank of each sum; the ranks of grids that are full begin at the last but one. */
  readonly sumStart: readonly number[]
  readonly counts: Uint8Array
  /** `next[rank × width + symbol]`: the rank with one more of the symbol. */
  readonly next: Int32Array
  /** Of full grids, by rank from the first of them on: what they pay, and the rank of what stays. */
  readonly pays: Int32Array
  readonly left: Int32Array
  readonly firstFull: number

  constructor(width: number) {
    this.width = width
    const choose = binomials(cellCount + width + 1)
    this.sumStart = Array.from({ length: cellCount + 2 }, (_, sum) => choose(sum + width - 1, width))
    this.size = this.sumStart.at(-1) ?? 0
    this.counts = new Uint8Array(this.size * width)
    this.next = new Int32Array(this.size * width)
    const counts = new Array<number>(width).fill(0)
    const rankOf = () => {
      let sum = 0
      let rank = 0
      for (let symbol = 0; symbol < width; symbol++) {
        sum += counts[symbol]!
        rank += choose(sum + symbol, symbol + 1)
      }
      return rank
    }
    const fill = (symbol: number, left: number): void => {
      if (symbol === width) {
        const rank = rankOf()
        this.counts.set(counts, rank * width)
        if (left === 0) return
        for (let more = 0; more < width; more++) {
          counts[more]!++
          this.next[rank * width + more] = rankOf()
          counts[more]!--
        }
        return
      }
      for (let count = 0; count <= left; count++) {
        counts[symbol] = count
        fill(symbol + 1, left - count)
      }
      counts[symbol] = 0
    }
    fill(0, cellCount)
    this.firstFull = this.sumStart[cellCount] ?? 0
    this.pays = new Int32Array(this.size - this.firstFull)
    this.left = new Int32Array(this.size - this.firstFull)
    for (let rank = this.firstFull; rank < this.size; rank++) this.settle(rank)
  }

  private settle(rank: number): void {
    let pays = 0
    let left = 0
    for (let symbol = 0; symbol < this.width; symbol++) {
      const count = this.counts[rank * this.width + symbol]!
      const pay = payOf(symbol, count)
      pays += pay
      for (let i = 0; pay === 0 && i < count; i++) left = this.next[left * this.width + symbol]!
    }
    this.pays[rank - this.firstFull] = pays
    this.left[rank - this.firstFull] = left
  }
}

/** Chance, E[W], E[W²] and E[e^θW] of every count stand side by side. */
const quantities = 4

export function chainOf(space: Counts, { chances, timesOf, theta }: ChainTerms): Chain {
  const { width, size, firstFull, counts, pays, left } = space
  const ends: End[] = []
  const depths: Depth[] = []
  let now = new Float64Array(size * quantities)
  now[0] = 1
  now[3] = 1
  for (let tumbles = 0; ; tumbles++) {
    fillGrids(space, chances, now)
    const after = new Float64Array(size * quantities)
    const ended = new Float64Array((cellCount + 1) * quantities)
    const times = timesOf(tumbles)
    const depth = { chance: 0, mean: 0 }
    for (let rank = firstFull; rank < size; rank++) {
      const from = rank * quantities
      const chance = now[from]!
      if (chance === 0) continue
      const pay = pays[rank - firstFull]! * times
      if (pay === 0) {
        const scatters = width > 6 ? counts[rank * width + 6]! : 0
        for (let i = 0; i < quantities; i++) ended[scatters * quantities + i]! += now[from + i]!
        continue
      }
      const to = left[rank - firstFull]! * quantities
      depth.chance += chance
      depth.mean += pay * chance
      after[to]! += chance
      after[to + 1]! += now[from + 1]! + pay * chance
      after[to + 2]! += now[from + 2]! + 2 * pay * now[from + 1]! + pay * pay * chance
      after[to + 3]! += now[from + 3]! * Math.exp(theta * pay)
    }
    for (let scatters = 0; scatters <= cellCount; scatters++) {
      const [chance = 0, mean = 0, square = 0, tilted = 0] = ended.subarray(scatters * quantities)
      if (chance > 0) ends.push({ tumbles, scatters, chance, mean, square, tilted })
    }
    depths.push(depth)
    if (depth.chance < enough) return { ends, depths }
    now = after
  }
}

/** Every cell that is still empty is drawn: in the order of ranks a count is complete before it passes on. */
function fillGrids({ width, firstFull, next }: Counts, chances: readonly number[], now: Float64Array): void {
  for (let rank = 0; rank < firstFull; rank++) {
    const from = rank * quantities
    const chance = now[from]!
    if (chance === 0) continue
    const mean = now[from + 1]!
    const square = now[from + 2]!
    const tilted = now[from + 3]!
    for (let symbol = 0; symbol < width; symbol++) {
      const share = chances[symbol]!
      const to = next[rank * width + symbol]! * quantities
      now[to]! += share * chance
      now[to + 1]! += share * mean
      now[to + 2]! += share * square
      now[to + 3]! += share * tilted
    }
  }
}

function binomials(most: number): (n: number, k: number) => number {
  const rows: number[][] = [[1]]
  for (let n = 1; n <= most; n++)
    rows.push(Array.from({ length: n + 1 }, (_, k) => (rows[n - 1]?.[k] ?? 0) + (rows[n - 1]?.[k - 1] ?? 0)))
  return (n, k) => rows[n]?.[k] ?? 0
}
