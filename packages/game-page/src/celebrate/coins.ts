/**
 * Coins in the air. Each flies a parabola that is known from its launch on, so a frame that is skipped changes
 * nothing; all of them lie in arrays that are made once. Their dice are their own: decoration alone.
 */
import { coinsMost } from './tiers.ts'

/** In CSS pixels, from the upper left corner of the layer. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export interface Sky {
  readonly width: number
  readonly height: number
  /** What no coin crosses: the number and its words. */
  readonly clear: readonly Box[]
}

/** One coin at one moment. */
export interface CoinNow {
  x: number
  y: number
  /** Across, in CSS pixels. */
  size: number
  /** 0 where it is not to be seen. */
  alpha: number
  /** Which of its drawn turns, from 0. */
  turn: number
  tilt: number
  depth: Depth
}

/** Behind the characters, before them, and so near that it is blurred. */
export type Depth = 'back' | 'front' | 'near'

export const turns = 8
const gravity = 1800
const speeds = [900, 1500] as const
/** From the middle they are thrown wide; from the corners upright, past the words. */
const wells = [
  { at: 0.5, spread: (72 * Math.PI) / 180 },
  { at: 0.08, spread: (20 * Math.PI) / 180 },
  { at: 0.92, spread: (20 * Math.PI) / 180 },
] as const
const sizesOf = { back: [26, 52], front: [58, 96], near: [110, 160] } as const
const nearMost = 6
/** A coin that comes closer to words than this begins to vanish. */
const fadesWithin = 22
/** The height that the speeds are made for. */
const sizedFor = 700
const parts = 8

export interface Coins {
  readonly count: number
  /** Puts into `now` how coin `index` is `elapsedMs` after the beginning. */
  readonly at: (index: number, elapsedMs: number, now: CoinNow) => void
  /** When the last one has left. */
  readonly overMs: number
}

export interface Shower {
  readonly count: number
  /** Within how much time they are thrown. */
  readonly withinMs: number
  readonly hasDepths: boolean
}

export const noCoin = (): CoinNow => ({ x: 0, y: 0, size: 0, alpha: 0, turn: 0, tilt: 0, depth: 'back' })

/** Phones get half of the coins, and smaller ones. */
const isNarrow = ({ width, height }: Pick<Sky, 'width' | 'height'>) => Math.min(width, height) < 600

export const coinsFor = (wanted: number, sky: Pick<Sky, 'width' | 'height'>): number =>
  Math.min(coinsMost, isNarrow(sky) ? Math.ceil(wanted / 2) : wanted)

export function makeCoins(sky: Sky, { count: wanted, withinMs, hasDepths }: Shower, seed = 7): Coins {
  const { width, height, clear } = sky
  const count = coinsFor(wanted, sky)
  const scale = Math.sqrt(height / sizedFor)
  const small = isNarrow(sky) ? 0.62 : 1
  const kept = new Float32Array(count * parts)
  const depths: Depth[] = []
  const dice = diceOf(seed)
  for (let index = 0; index < count; index += 1) {
    const depth = depthOf(index, count, hasDepths)
    depths.push(depth)
    const [least, most] = sizesOf[depth]
    const size = (least + (most - least) * dice()) * small
    const speed = (speeds[0] + (speeds[1] - speeds[0]) * dice()) * scale * (depth === 'near' ? 0.55 : 1)
    const well = wells[index % wells.length] ?? wells[0]
    const angle = -Math.PI / 2 + (dice() * 2 - 1) * well.spread
    // The nearest pass at the edges alone.
    const from = depth === 'near' ? (index % 2 ? 0.93 : 0.07) : well.at
    kept.set(
      [
        ...[width * (from + (dice() - 0.5) * 0.12), Math.cos(angle) * speed * (depth === 'near' ? 0.3 : 1)],
        ...[Math.sin(angle) * speed, size, dice() * withinMs, 6 + dice() * 8, dice() * turns],
        (dice() - 0.5) * 3,
      ],
      index * parts,
    )
  }
  const at = (index: number, elapsedMs: number, now: CoinNow) => {
    const first = index * parts
    const of = (part: number) => kept[first + part] ?? 0
    const seconds = (elapsedMs - of(4)) / 1000
    const size = of(3)
    now.alpha = 0
    if (seconds < 0) return
    now.depth = depths[index] ?? 'back'
    now.size = size
    now.x = of(0) + of(1) * seconds
    now.y = height + size / 2 + of(2) * seconds + (gravity * seconds * seconds) / 2
    if (now.y > height + size || now.x < -size || now.x > width + size) return
    now.turn = Math.floor(of(6) + seconds * of(5)) % turns
    now.tilt = of(7) * seconds
    now.alpha = clearance(now, clear)
  }
  // From below the edge and back again, at the greatest speed.
  const airMs = (2 * speeds[1] * scale * 1000) / gravity
  return { count, at, overMs: withinMs + airMs + 200 }
}

const depthOf = (index: number, count: number, hasDepths: boolean): Depth => {
  if (!hasDepths) return index % 3 === 0 ? 'back' : 'front'
  if (index < Math.min(nearMost, Math.floor(count / 12))) return 'near'
  return index % 5 < 3 ? 'back' : 'front'
}

/** From 1 far from all words to 0 where the coin would touch one. */
export function clearance({ x, y, size }: Pick<CoinNow, 'x' | 'y' | 'size'>, boxes: readonly Box[]): number {
  let least = 1
  for (const box of boxes) {
    const across = Math.max(box.x - x, 0, x - box.x - box.width)
    const down = Math.max(box.y - y, 0, y - box.y - box.height)
    least = Math.min(least, (Math.hypot(across, down) - size / 2) / fadesWithin)
  }
  return Math.max(0, least)
}

/** The eight of a plain win: from where it was won to where the balance stands, one after the other. */
export function flightAt(
  { from, to, index, count }: { from: Point; to: Point; index: number; count: number },
  share: number,
): { readonly x: number; readonly y: number; readonly alpha: number } {
  const own = Math.max(0, Math.min(1, share * 1.6 - (index / Math.max(1, count)) * 0.6))
  const eased = own * own * (3 - 2 * own)
  const side = ((index % 2) * 2 - 1) * (18 + (index % 4) * 14)
  const bow = Math.sin(Math.PI * own)
  return {
    x: from.x + (to.x - from.x) * eased + side * bow,
    y: from.y + (to.y - from.y) * eased - bow * 60,
    alpha: own <= 0 || own >= 1 ? 0 : Math.min(1, own * 8, (1 - own) * 6),
  }
}

export interface Point {
  readonly x: number
  readonly y: number
}

function diceOf(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 4294967296
  }
}
