/** A whole throw, computed before it is shown: three dice come to rest, and the faces above are those that were dealt. */

import type { Body } from './body.ts'
import { type Chance, chanceOf } from './chance.ts'
import { levelled, relabelled, topOf } from './faces.ts'
import { lengthOf, midPose, type Pose, turnedBy } from './space.ts'
import { step, stepSeconds, type World } from './tumble.ts'

export interface Throw {
  readonly seconds: number
  /** When something knocked audibly, in seconds. */
  readonly knocks: readonly number[]
  readonly at: (seconds: number) => readonly Pose[]
}

export interface Way extends World {
  readonly start: (chance: Chance) => Body[]
  /** Before each step: where a hand or a plate adds to it. */
  readonly stir?: (bodies: readonly Body[], seconds: number, chance: Chance) => void
  /** Until then nothing may lie still. */
  readonly stirred: number
}

const perFrame = 2
const frameSeconds = stepSeconds * perFrame
const mostSeconds = 6
/** In frames. */
const settling = 8
/** Units a second, that bodies met with. */
const audible = 3
const tries = 40

/** How differently a table throws; which of them is told by the faces alone, so that all pages show the same one. */
const kinds = 16

export interface Throws {
  /** Ends with these faces above. */
  readonly of: (faces: readonly number[]) => Throw
  /** Computes one of them that was not needed yet; whether any are left. */
  readonly prepare: () => boolean
}

export function makeThrows(way: Way): Throws {
  const runs = new Map<number, Run>()
  const runOn = (kind: number): Run => {
    const known = runs.get(kind) ?? firstRun(way, kind)
    runs.set(kind, known)
    return known
  }
  return {
    of: (faces) => {
      const key = faces.reduce((all, face) => all * 6 + face - 1, 0)
      return labelled(runOn((key * 7) % kinds), faces)
    },
    prepare: () => {
      runOn(Array.from({ length: kinds }, (_, kind) => kind).find((kind) => !runs.has(kind)) ?? 0)
      return runs.size < kinds
    },
  }
}

/** While the browser has nothing else to do, so that no frame waits when dice are thrown. */
export function prepareIdly(throws: Throws): void {
  if (typeof requestIdleCallback !== 'function') return
  const next = () => {
    if (throws.prepare()) requestIdleCallback(next)
  }
  requestIdleCallback(next)
}

/** The first that ends with all of them level on the ground. */
function firstRun(way: Way, kind: number): Run {
  for (let i = 0; i < tries; i++) {
    const run = runOf(way, chanceOf(kind * 7919 + i * 104_729 + 1))
    if (run) return run
  }
  throw new Error('no throw came to rest')
}

interface Run {
  readonly frames: Pose[][]
  readonly knocks: number[]
}

function runOf(way: Way, chance: Chance): Run | null {
  const bodies = way.start(chance)
  const frames: Pose[][] = [bodies.map(poseOf)]
  const knocks: Run['knocks'] = []
  let still = 0
  for (let i = 1; i * stepSeconds < mostSeconds; i++) {
    const seconds = i * stepSeconds
    way.stir?.(bodies, seconds, chance)
    const hard = step(bodies, way)
    if (hard > audible && seconds - (knocks.at(-1) ?? -1) > 0.07) knocks.push(seconds)
    if (i % perFrame === 0) frames.push(bodies.map(poseOf))
    still = seconds > way.stirred && !bodies.some(moves) ? still + 1 : 0
    if (still > 12) return lies(bodies, way) ? settle({ frames, knocks }, way) : null
  }
  return null
}

const poseOf = ({ at, turn }: Body): Pose => ({ at, turn })
const moves = ({ speed, spin }: Body) => lengthOf(speed) > 0.25 || lengthOf(spin) > 0.5
const lies = (bodies: readonly Body[], { size }: World) =>
  bodies.every(({ at, turn }) => Math.abs(at[1] - size.half) < 0.03 && topOf(turn).level > 0.999)

/** The last hair's breadth: exactly level, exactly on the ground. */
function settle(run: Run, { size }: World): Run {
  const last = run.frames.at(-1) ?? []
  const ends = last.map(({ at, turn }): Pose => ({ at: [at[0], size.half, at[2]], turn: levelled(turn) }))
  for (let i = 1; i <= settling; i++)
    run.frames.push(last.map((pose, n) => midPose(pose, ends[n] ?? pose, i / settling)))
  return run
}

/** Turned beforehand, so that the dealt faces end above: how they move is the same for each way of numbering them. */
function labelled({ frames, knocks }: Run, wanted: readonly number[]): Throw {
  const ends = frames.at(-1) ?? []
  const turns = ends.map(({ turn }, n) => relabelled(topOf(turn).face, wanted[n] ?? 1))
  const shown = frames.map((poses) =>
    poses.map(({ at, turn }, n): Pose => ({ at, turn: turnedBy(turn, turns[n] ?? [0, 0, 0, 1]) })),
  )
  const seconds = (frames.length - 1) * frameSeconds
  return {
    ...{ seconds, knocks },
    at: (when) => {
      const place = Math.max(0, Math.min(shown.length - 1, when / frameSeconds))
      const before = Math.floor(place)
      const [a = [], b] = [shown[before], shown[before + 1]]
      return b ? a.map((pose, n) => midPose(pose, b[n] ?? pose, place - before)) : a
    },
  }
}
