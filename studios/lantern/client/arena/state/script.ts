/**
 * How a fight looks that is already decided: steps, leaps and feints from the round's name, and an end that fits the
 * result. Pure; nothing of it decides anything.
 */
import type { Result, Side } from '@jackfruit/table-rules/cockfight/fight'
import { fightMs } from '@jackfruit/table-rules/cockfight/table'

export interface Pose {
  /** Towards the middle, from 0 at its own side to 1. */
  readonly near: number
  /** Over the ground, in heights of a bird. */
  readonly up: number
  /** Degrees; positive leans forward. */
  readonly lean: number
  /** From 0 to 1, wings spread. */
  readonly spread: number
  /** From 0 to 1: folded flat, like paper. */
  readonly folded: number
}

export interface Moment {
  readonly meron: Pose
  readonly wala: Pose
  /** From 0 to 1, of paper shards where they met; 0 where there are none. */
  readonly burst: number
}

type Beat = 'leap' | 'feint' | 'circle'

/** The bow before, and the last exchange with what follows it. */
const bowMs = 3_000
const endMs = 7_200
const beats = 13
const beatMs = (fightMs - bowMs - endMs) / beats

/** A number that the name always gives. */
function hashOf(text: string): number {
  let hash = 2_166_136_261
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16_777_619)
  return hash >>> 0
}

const kinds: readonly Beat[] = ['leap', 'feint', 'leap', 'circle']
const beatOf = (name: string, no: number) => {
  const hash = hashOf(`${name}:${no}`)
  return {
    kind: kinds[hash % kinds.length] ?? 'leap',
    by: (hash >>> 8) % 2 === 0 ? 'meron' : 'wala',
  } as const
}

const still: Pose = { near: 0, up: 0, lean: 0, spread: 0, folded: 0 }
const arch = (share: number) => Math.sin(Math.PI * share)
const smooth = (share: number) => share * share * (3 - 2 * share)
const part = (ms: number, from: number, to: number) => Math.min(1, Math.max(0, (ms - from) / (to - from)))

/** A bird that waits shifts its weight. */
const waiting = (ms: number, phase: number): Pose => ({
  ...still,
  near: 0.12 + 0.05 * Math.sin(ms / 520 + phase),
  up: 0.015 * Math.abs(Math.sin(ms / 260 + phase)),
  lean: 3 * Math.sin(ms / 700 + phase),
})

const leapOf = (share: number): Pose => ({
  ...{ near: 0.12 + 0.62 * arch(share), up: 0.55 * arch(share), lean: -14 * arch(share) },
  ...{ spread: arch(share), folded: 0 },
})
const struck = (share: number): Pose => {
  const hit = share < 0.45 ? 0 : arch(part(share, 0.45, 1))
  return {
    ...still,
    near: 0.14 + 0.3 * arch(share) - 0.26 * hit,
    up: 0.12 * hit,
    lean: -20 * hit,
    spread: hit * 0.7,
  }
}
const circling = (share: number, way: number): Pose => ({
  ...still,
  near: 0.12 + 0.2 * arch(share),
  up: 0.05 * Math.abs(Math.sin(share * Math.PI * 4)),
  lean: way * 9 * Math.sin(share * Math.PI * 2),
})

function exchange(kind: Beat, by: Side, share: number): Moment {
  if (kind === 'circle') return { meron: circling(share, 1), wala: circling(share, -1), burst: 0 }
  const [active, other] =
    kind === 'leap'
      ? [leapOf(share), struck(share)]
      : [{ ...leapOf(share), up: 0.12 * arch(share) }, circling(share, 1)]
  const burst = kind === 'leap' ? part(share, 0.44, 0.9) % 1 : 0
  return by === 'meron' ? { meron: active, wala: other, burst } : { meron: other, wala: active, burst }
}

const folding = (ms: number): Pose => {
  const share = smooth(part(ms, 1_700, 3_000))
  return {
    ...struck(Math.min(0.9, ms / 2_400)),
    near: 0.08,
    up: 0,
    lean: -8 * (1 - share),
    spread: 0,
    folded: share,
  }
}
const proud = (ms: number): Pose => {
  const share = part(ms, 2_600, 3_600)
  return {
    ...still,
    near: 0.02,
    up: 0.06 * arch(part(ms, 3_200, 4_000)),
    lean: -7 * share,
    spread: 0.85 * share,
  }
}
const bowed = (ms: number): Pose => ({ ...still, near: 0.1, lean: 22 * smooth(part(ms, 1_600, 2_600)) })

/** The last exchange: both leap, and one, both or none of them folds. */
function ending(result: Result, ms: number): Moment {
  const burst = result === 'full-time' ? 0 : part(ms, 900, 2_200) % 1
  if (ms < 1_700 && result !== 'full-time')
    return { meron: leapOf(ms / 1_900), wala: leapOf(ms / 1_900), burst }
  const endOf = (side: Side) => {
    if (result === 'full-time') return bowed(ms)
    return result === side ? proud(ms) : folding(ms)
  }
  return { meron: endOf('meron'), wala: endOf('wala'), burst }
}

const bow = (ms: number): Pose => ({ ...still, near: 0.06, lean: 20 * arch(part(ms, 400, bowMs - 400)) })

/** Before it begins, and while nobody knows who fights. */
export const atRest = (ms: number): Moment => ({
  meron: { ...waiting(ms, 0), near: 0 },
  wala: { ...waiting(ms, 1.7), near: 0 },
  burst: 0,
})

/** `ms` since it began; at its end it stands still. */
export function momentAt(result: Result, name: string, ms: number): Moment {
  if (ms < bowMs) return { meron: bow(ms), wala: bow(ms), burst: 0 }
  const into = ms - bowMs
  const no = Math.floor(into / beatMs)
  if (no >= beats) return ending(result, ms - (fightMs - endMs))
  const { kind, by } = beatOf(name, no)
  return exchange(kind, by, (into % beatMs) / beatMs)
}
