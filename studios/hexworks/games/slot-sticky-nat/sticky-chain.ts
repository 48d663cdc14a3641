/** What nine free spins with wilds that stay return: mean and mean square, from the tables alone. */
import { freeTable, stickyReels, unitsPerStake, wild } from './rules.ts'

const { reels, rows, lines, pays } = freeTable
const symbols = Object.keys(pays)
/** What the third, the fourth and the fifth in a row each add, in stakes. */
const rises = symbols.map((symbol) => {
  const [three = 0, four = 0, five = 0] = pays[symbol] ?? []
  return [three / unitsPerStake, (four - three) / unitsPerStake, (five - four) / unitsPerStake] as const
})

/** One window of a reel: which rows show a wild (bits), and for each row and symbol whether it fits. */
interface Window {
  readonly wilds: number
  readonly fits: readonly (readonly boolean[])[]
}

/** The windows of a reel whose rows `held` are wild from before; each as likely as the others. */
const windowsOf = (reel: number, held: number): Window[] =>
  (reels[reel] ?? []).map((_, stop) => {
    const shown = Array.from(
      { length: rows },
      (_row, row) => reels[reel]?.[(stop + row) % reels[reel].length],
    )
    const landed = shown.reduce((bits, symbol, row) => bits | (symbol === wild ? 1 << row : 0), 0)
    const wilds = stickyReels.some((each) => each === reel) ? landed | held : 0
    const fits = shown.map((each, row) =>
      symbols.map((symbol) => each === symbol || ((wilds >> row) & 1) === 1),
    )
    return { wilds, fits }
  })

const share = (windows: readonly Window[], holds: (window: Window) => boolean): number =>
  windows.filter(holds).length / windows.length

/** The chance of each symbol on each row, wilds counted in: `[row * symbols + symbol]`. */
const chancesOf = (windows: readonly Window[]): Float64Array =>
  Float64Array.from({ length: rows * symbols.length }, (_, i) =>
    share(windows, ({ fits }) => fits[Math.floor(i / symbols.length)]?.[i % symbols.length] ?? false),
  )

const width = rows * symbols.length

/** The chance that one symbol fits on one row and another on another: `[first * width + second]`. */
const pairsOf = (windows: readonly Window[]): Float64Array =>
  Float64Array.from({ length: width * width }, (_, i) => {
    const [first, second] = [Math.floor(i / width), i % width]
    const fitsAt = ({ fits }: Window, place: number) =>
      fits[Math.floor(place / symbols.length)]?.[place % symbols.length] ?? false
    return share(windows, (window) => fitsAt(window, first) && fitsAt(window, second))
  })

/** What a reel may do when some of its rows are held: each set of wilds that it then shows. */
interface Landing {
  readonly chance: number
  readonly wilds: number
  readonly chances: Float64Array
}

function landingsOf(reel: number, held: number): Landing[] {
  const windows = windowsOf(reel, held)
  return [...new Set(windows.map(({ wilds }) => wilds))].map((wilds) => {
    const these = windows.filter((window) => window.wilds === wilds)
    return { wilds, chance: these.length / windows.length, chances: chancesOf(these) }
  })
}

const heldSets = Array.from({ length: 1 << rows }, (_, held) => held)
const sets = 1 << (rows * stickyReels.length)
/** The rows of a set of wilds that are on the nth sticky reel. */
const part = (set: number, nth: number): number => (set >> (nth * rows)) & ((1 << rows) - 1)

type Five<T> = readonly [T, T, T, T, T]

/** The mean of one spin, in stakes, where the five reels have these chances. */
function spinMean([a, b, c, d, e]: Five<Float64Array>): number {
  let mean = 0
  for (const line of lines) {
    const at = (reel: number) => (line[reel] ?? 0) * symbols.length
    for (let s = 0; s < symbols.length; s++) {
      const [three = 0, four = 0, five = 0] = rises[s] ?? []
      const run = a[at(0) + s]! * b[at(1) + s]! * c[at(2) + s]!
      mean += run * (three + d[at(3) + s]! * (four + five * e[at(4) + s]!))
    }
  }
  return mean
}

/** The mean square of one spin: over every two lines and every two symbols, what both add together. */
function spinSquare(pairs: Five<Float64Array>, [, , , d, e]: Five<Float64Array>): number {
  let square = 0
  for (const one of lines)
    for (const other of lines)
      for (let s = 0; s < symbols.length; s++) {
        const at = (reel: number) => one[reel]! * symbols.length + s
        const [three = 0, four = 0, five = 0] = rises[s] ?? []
        const more = three + d[at(3)]! * (four + five * e[at(4)]!)
        for (let t = 0; t < symbols.length; t++) {
          const to = (reel: number) => other[reel]! * symbols.length + t
          const both = (reel: number) => pairs[reel]![at(reel) * width + to(reel)]!
          const run = both(0) * both(1) * both(2)
          if (run === 0) continue
          const [third = 0, fourth = 0, fifth = 0] = rises[t] ?? []
          const p = both(3)
          const more2 = d[to(3)]! * (fourth + fifth * e[to(4)]!)
          // The first line's rises with the other's third; then with its fourth and fifth.
          square += run * (more * third + three * more2)
          square += run * p * (four * fourth + four * fifth * e[to(4)]! + five * fourth * e[at(4)]!)
          square += run * p * five * fifth * both(4)
        }
      }
  return square
}

/** Mean and mean square of the whole feature, in stakes. */
export function featureMoments(spins: number): { mean: number; square: number } {
  const [first, last] = [windowsOf(0, 0), windowsOf(4, 0)]
  const landings = stickyReels.map((reel) => heldSets.map((held) => landingsOf(reel, held)))
  const chances = stickyReels.map((reel) => heldSets.map((held) => chancesOf(windowsOf(reel, held))))
  const pairs = stickyReels.map((reel) => heldSets.map((held) => pairsOf(windowsOf(reel, held))))
  const ends = {
    chances: [chancesOf(first), chancesOf(last)],
    pairs: [pairsOf(first), pairsOf(last)],
  } as const

  const squares = Float64Array.from({ length: sets }, (_, set) => {
    const middle = (of: readonly (readonly Float64Array[])[]) => [0, 1, 2].map((n) => of[n]![part(set, n)]!)
    const [b, c, d] = middle(chances)
    const [q, r, s] = middle(pairs)
    return spinSquare(
      [ends.pairs[0], q!, r!, s!, ends.pairs[1]],
      [ends.chances[0], b!, c!, d!, ends.chances[1]],
    )
  })
  /** From each set: where a spin leads, how likely, and what it returns on average on that way. */
  const ways = Array.from({ length: sets }, (_, set) =>
    landings[0]![part(set, 0)]!.flatMap((b) =>
      landings[1]![part(set, 1)]!.flatMap((c) =>
        landings[2]![part(set, 2)]!.map((d) => ({
          to: b.wilds | (c.wilds << rows) | (d.wilds << (2 * rows)),
          chance: b.chance * c.chance * d.chance,
          mean: spinMean([ends.chances[0], b.chances, c.chances, d.chances, ends.chances[1]]),
        })),
      ),
    ),
  )
  let mean = new Float64Array(sets)
  let square = new Float64Array(sets)
  for (let spin = 0; spin < spins; spin++) {
    const [meanAfter, squareAfter] = [mean, square]
    mean = Float64Array.from(ways, (each) =>
      each.reduce((sum, way) => sum + way.chance * (way.mean + meanAfter[way.to]!), 0),
    )
    square = Float64Array.from(ways, (each, set) =>
      each.reduce(
        (sum, way) => sum + way.chance * (2 * way.mean * meanAfter[way.to]! + squareAfter[way.to]!),
        squares[set]!,
      ),
    )
  }
  return { mean: mean[0]!, square: square[0]! }
}
