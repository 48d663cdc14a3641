/** How much of a celebration a win is worth: its tier, and what each tier has. Decided by the stake alone. */
import type { Minor } from '@jackfruit/kernel'

/** 0 is no celebration: nothing came back, or no more than was staked. */
export type Tier = 0 | 1 | 2 | 3 | 4

/** From so many stakes on, the first alone by more than that: a stake that comes back is no win. */
export const thresholds = [1n, 5n, 15n, 50n] as const

/** From which tier on there is more than a plate and a few coins. */
const staged = { normal: 2, turbo: 3 } as const

export interface TierSpec {
  readonly lastsMs: number
  /** When the amount begins to count; it is whole `holdMs` before the end. */
  readonly countsFromMs: number
  /** How dark the rest becomes, from 0 to 1. */
  readonly dim: number
  readonly coins: number
  /** Turns a second of the light that runs around the frame. */
  readonly chase: number
  /** How much nearer the table comes. */
  readonly nearer: number
  /** The figures' height on a screen of 1440, in CSS pixels. */
  readonly letter: number
}

/** For so long the whole amount stands before it leaves. */
export const holdMs = 600

export const specs: Readonly<Record<1 | 2 | 3 | 4, TierSpec>> = {
  1: { lastsMs: 900, countsFromMs: 0, dim: 0, coins: 8, chase: 0, nearer: 1, letter: 26 },
  2: { lastsMs: 2200, countsFromMs: 260, dim: 0.25, coins: 40, chase: 1, nearer: 1, letter: 84 },
  3: { lastsMs: 3400, countsFromMs: 600, dim: 0.6, coins: 110, chase: 2, nearer: 1.03, letter: 176 },
  4: { lastsMs: 5000, countsFromMs: 600, dim: 0.75, coins: 220, chase: 2, nearer: 1.06, letter: 220 },
}

/** More coins than this are never in the air, whatever is asked for. */
export const coinsMost = 250

export function tierOf(stake: Minor, win: Minor): Tier {
  if (win <= 0n || win <= stake) return 0
  if (stake <= 0n || win < stake * thresholds[1]) return 1
  if (win < stake * thresholds[2]) return 2
  return win < stake * thresholds[3] ? 3 : 4
}

/** Whether a tier takes the stage; in turbo only what is rare does. */
export const isStaged = (tier: Tier, isTurbo: boolean): tier is 2 | 3 | 4 =>
  tier >= staged[isTurbo ? 'turbo' : 'normal']

/** The key of a tier's name. */
export const titleKeys = { 1: 'win.plate', 2: 'win.big', 3: 'win.mega', 4: 'win.epic' } as const

/** Stakes that a win is worth, to one decimal and rounded down: "24.8". Whole ones have none. */
export function timesOf(stake: Minor, win: Minor): string {
  if (stake <= 0n) return '0'
  const tenths = (win * 10n) / stake
  const tenth = tenths % 10n
  return tenth === 0n ? `${tenths / 10n}` : `${tenths / 10n}.${tenth}`
}

/** How full the meter is, from 0 to 1: each part between two marks is as long as the others are, and what is above the last mark fills it. */
export function meterAt(stake: Minor, win: Minor): number {
  if (stake <= 0n || win <= 0n) return 0
  let from = 0n
  let at = 0
  for (const [index, times] of thresholds.entries()) {
    const place = meterMarks[index] ?? 1
    const [over, part] = [win - from * stake, (times - from) * stake]
    if (over < part) return at + shareOf(over, part) * (place - at)
    from = times
    at = place
  }
  return 1
}

/** From 0 to 1, to a hundred thousandth. */
const shareOf = (part: bigint, whole: bigint): number => Number((part * 100_000n) / whole) / 100_000

/** Where the marks stand on the meter. */
export const meterMarks = [0.08, 0.24, 0.52, 0.98] as const
