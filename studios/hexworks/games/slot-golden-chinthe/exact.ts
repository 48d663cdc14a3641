/**
 * The exact mathematics of Golden Chinthe, from its tables alone.
 *
 * The return is a closed form: on a ring of stops every line place is equally likely to show any
 * stop, so a line's mean is a product over reels; scatters are counted per window; free spins
 * multiply by the mean length of a feature with retriggers. Hit rate and variance need all
 * 32⁵ resting places, walked over small integers.
 */
import { payOf, readLine } from './engine.ts'
import { freeSpins, lines, type PayingSign, reels, rows, type Sign, scatterPays } from './rules.ts'

export interface Exact {
  /** Shares of the stake returned, by source, and in all. */
  readonly lineReturn: number
  readonly scatterReturn: number
  readonly freeReturn: number
  readonly totalReturn: number
  /** One feature in this many rounds, and what it returns on average, in stakes. */
  readonly triggerEvery: number
  readonly featureMean: number
  readonly hitRate: number
  /** Standard deviation of the return of a stake of 1. */
  readonly deviation: number
  /** The most that one spin without a feature returns, in stakes. */
  readonly spinMax: number
  readonly places: number
}

/** Walks the whole cycle; a few seconds. */
export function exact(): Exact {
  const { places, sum, sumSquares, sumTriggered, triggered, hits, max } = walk()
  const unit = lines.length // line bets to one stake
  const mean = sum / places / unit
  const trigger = triggered / places
  const scatterReturn = scatterMean()
  const lineReturn = lineMean()
  const n = freeSpins.awarded
  const m = freeSpins.multiplier
  const one = (m * mean) / (1 - trigger * n) // a free spin and all that it triggers
  const featureMean = n * one
  // Second moments (games.md §1.0.3): S is a free spin's own win.
  const square = (m * m * sumSquares) / places / unit ** 2
  const together = (m * sumTriggered) / places / unit
  const oneSquare = (square + 2 * together * n * one + trigger * (n * n - n) * one * one) / (1 - trigger * n)
  const featureSquare = n * (oneSquare - one * one) + featureMean * featureMean
  const baseSquare = sumSquares / places / unit ** 2
  const total = mean + trigger * featureMean
  const variance =
    baseSquare + 2 * (sumTriggered / places / unit) * featureMean + trigger * featureSquare - total * total
  return {
    lineReturn,
    scatterReturn,
    freeReturn: trigger * featureMean,
    totalReturn: lineReturn + scatterReturn + trigger * featureMean,
    triggerEvery: 1 / trigger,
    featureMean,
    hitRate: hits / places,
    deviation: Math.sqrt(variance),
    spinMax: max / unit,
    places,
  }
}

const share = (reel: readonly Sign[], fits: (sign: Sign) => boolean) => reel.filter(fits).length / reel.length

/** Mean pay of one line in line bets, which is that of all twenty in stakes. */
function lineMean(): number {
  const signs: PayingSign[] = ['C1', 'C2', 'C3', 'C4', 'A', 'K', 'Q', 'J']
  let mean = 0
  for (const sign of signs) {
    const chances = reels.map((reel) => share(reel, (each) => each === sign || each === 'W'))
    for (const count of [3, 4, 5]) {
      const run = chances.slice(0, count).reduce((product, chance) => product * chance, 1)
      const ends = count === 5 ? 1 : 1 - (chances[count] ?? 0)
      mean += run * ends * payOf({ sign, count })
    }
  }
  return mean
}

/** The chance that a reel's window shows the one scatter. No window can show two. */
const scatterChances = (): number[] =>
  reels.map(
    (reel) =>
      reel.filter((_, stop) =>
        Array.from({ length: rows }, (_each, row) => reel[(stop + row) % reel.length]).includes('S'),
      ).length / reel.length,
  )

function scatterMean(): number {
  let counts = [1]
  for (const chance of scatterChances()) {
    const next = new Array<number>(counts.length + 1).fill(0)
    for (const [k, weight] of counts.entries()) {
      next[k] = (next[k] ?? 0) + weight * (1 - chance)
      next[k + 1] = (next[k + 1] ?? 0) + weight * chance
    }
    counts = next
  }
  return scatterPays.reduce((mean, pay, i) => mean + pay * (counts[i + 3] ?? 0), 0)
}

const signNumbers: readonly Sign[] = ['C1', 'C2', 'C3', 'C4', 'A', 'K', 'Q', 'J', 'W', 'S']

/** A line's pay for each of the 10⁵ rows of five signs, as base-10 numbers. */
function lineTable(): Uint16Array {
  const table = new Uint16Array(100_000)
  for (let index = 0; index < table.length; index++) {
    const line = [...String(index).padStart(5, '0')].map((digit) => signNumbers[Number(digit)] ?? 'S')
    const found = readLine(line)
    table[index] = found ? payOf(found) : 0
  }
  return table
}

/** Every resting place: pays in line bets, as whole numbers throughout. */
function walk() {
  const table = lineTable()
  const size = reels[0]?.length ?? 0
  const digits = reels.map((reel) =>
    Uint8Array.from({ length: size + rows }, (_, i) => signNumbers.indexOf(reel[i % size] ?? 'S')),
  )
  const scatterHere = reels.map((reel) =>
    Uint8Array.from(
      { length: size },
      (_, stop) => [0, 1, 2].filter((row) => reel[(stop + row) % size] === 'S').length,
    ),
  )
  const [d0, d1, d2, d3, d4] = digits as [Uint8Array, Uint8Array, Uint8Array, Uint8Array, Uint8Array]
  const [s0, s1, s2, s3, s4] = scatterHere as [Uint8Array, Uint8Array, Uint8Array, Uint8Array, Uint8Array]
  const shapes = Int8Array.from(lines.flat())
  const count = lines.length
  const partial = new Int32Array(count * 4)
  const at = (d: Uint8Array, i: number) => d[i] ?? 0
  let sum = 0
  let sumSquares = 0
  let sumTriggered = 0
  let triggered = 0
  let hits = 0
  let max = 0
  const row = (line: number, reel: number) => shapes[line * 5 + reel] ?? 0
  const bySize = size
  for (let a = 0; a < bySize; a++) {
    for (let l = 0; l < count; l++) partial[l * 4] = at(d0, a + row(l, 0)) * 10_000
    for (let b = 0; b < bySize; b++) {
      for (let l = 0; l < count; l++)
        partial[l * 4 + 1] = (partial[l * 4] ?? 0) + at(d1, b + row(l, 1)) * 1_000
      for (let c = 0; c < bySize; c++) {
        for (let l = 0; l < count; l++)
          partial[l * 4 + 2] = (partial[l * 4 + 1] ?? 0) + at(d2, c + row(l, 2)) * 100
        const scattersSoFar = at(s0, a) + at(s1, b) + at(s2, c)
        for (let d = 0; d < bySize; d++) {
          for (let l = 0; l < count; l++)
            partial[l * 4 + 3] = (partial[l * 4 + 2] ?? 0) + at(d3, d + row(l, 3)) * 10
          for (let e = 0; e < bySize; e++) {
            let pay = 0
            for (let l = 0; l < count; l++)
              pay += table[(partial[l * 4 + 3] ?? 0) + at(d4, e + row(l, 4))] ?? 0
            const scatters = scattersSoFar + at(s3, d) + at(s4, e)
            if (scatters >= 3) {
              pay += (scatterPays[scatters - 3] ?? 0) * count
              triggered++
              sumTriggered += pay
            }
            if (pay > 0) hits++
            if (pay > max) max = pay
            sum += pay
            sumSquares += pay * pay
          }
        }
      }
    }
  }
  return { places: bySize ** 5, sum, sumSquares, sumTriggered, triggered, hits, max }
}
