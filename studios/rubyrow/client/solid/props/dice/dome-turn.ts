/** The machine at work: at rest, shaken without an end, and through a deal. */
import { Group, Vector3 } from 'three'
import type { Course } from '../../../scenes/course.ts'
import type { Hands } from '../../contract.ts'
import { makeGlide } from '../shared/glide.ts'
import { alongLift, type LiftWay, leanOf } from '../shared/lift-way.ts'
import { eased, makePlayhead } from '../shared/playhead.ts'
import { makeDice } from './die.ts'
import { makeDome, plateTop } from './dome-model.ts'
import { lyingDice } from './lying.ts'
import { makeMixer } from './mixer.ts'
import type { Face } from './paint.ts'
import { makeThrows, prepareIdly, type Throw } from './throw.ts'
import { domeWay, glass, size } from './ways.ts'

/** When all of them lie, in shares of the deal. */
export const lain = 0.64
const lifted = [0.645, 0.77] as const
const scale = 0.86
const way: LiftWay = [
  new Vector3(0, plateTop, 0),
  new Vector3(0.1, plateTop + 2.1, 0),
  new Vector3(2.5, 2.8, -1.3),
  new Vector3(2.7, 0.24, -1.5),
]

export interface DomeTurn {
  readonly whole: Group
  /** The glass comes down over whatever lies there. */
  readonly lower: () => void
  readonly shake: () => void
  /** Answers when something knocks, in ms of the deal. */
  readonly deal: (faces: readonly number[], course: Course) => readonly number[]
  readonly show: (faces: readonly number[]) => void
  /** Whether anything moves. */
  readonly step: (now: number) => boolean
  readonly hands: (now: number) => Hands
}

interface Dealt {
  readonly way: Throw
  readonly startMs: number
  readonly lastsMs: number
}

/** To and fro between two moments of a throw that is no outcome's: shaking without an end. */
function shakenAt(shaking: Throw, ms: number) {
  const [from, long] = [0.24, 1]
  const at = (ms / 1000) % (long * 2)
  return shaking.at(from + (at < long ? at : long * 2 - at))
}

/** The plate hums while it throws. */
function hum(now: number): readonly [number, number, number] {
  return [Math.sin(now * 0.05) * 0.016, Math.abs(Math.sin(now * 0.031)) * 0.035, 0]
}

export function makeDomeTurn(face: Face): DomeTurn {
  const [whole, dome, dice] = [new Group(), makeDome(), makeDice(size, face)]
  dice.whole.position.y = plateTop + 0.01
  whole.add(dome.whole, dice.whole)
  whole.scale.setScalar(scale)
  whole.position.z = 0.2
  const [head, mixer, lift, throws] = [makePlayhead(), makeMixer(), makeGlide(700), makeThrows(domeWay)]
  const shaking = throws.of([1, 3, 5])
  prepareIdly(throws)
  let lying = lyingDice([1, 3, 5], size)
  let shaken: { began: number | null } | null = null
  let dealt: Dealt | null = null
  const rest = () => {
    head.stop()
    dealt = null
    shaken = null
  }
  function posesAt(now: number, ms: number | null) {
    if (dealt && ms !== null)
      return ms < dealt.startMs ? shakenAt(shaking, ms) : dealt.way.at((ms - dealt.startMs) / 1000)
    if (!shaken) return lying
    shaken.began ??= now
    return shakenAt(shaking, now - shaken.began)
  }
  const isShaken = (ms: number | null) =>
    shaken !== null || (dealt !== null && ms !== null && ms < dealt.startMs + domeWay.stirred * 1000)
  return {
    whole,
    lower: () => {
      rest()
      lift.to(0)
    },
    shake: () => {
      mixer.turn()
      shaken = { began: null }
    },
    deal: (faces, course) => {
      rest()
      mixer.turn()
      const { lastsMs } = course
      const way = throws.of(faces)
      const startMs = Math.max(0, lastsMs * lain - way.seconds * 1000)
      dealt = { way, startMs, lastsMs }
      lying = way.at(way.seconds)
      head.start(course)
      return way.knocks.map((knock) => startMs + knock * 1000)
    },
    show: (faces) => {
      if (!dealt) mixer.turn()
      rest()
      const way = throws.of(faces)
      lying = way.at(way.seconds)
      lift.set(1)
    },
    step: (now) => {
      const ms = head.at(now)
      dice.lie(mixer.mix(now, posesAt(now, ms)))
      if (dealt && ms !== null) lift.set(eased(ms / dealt.lastsMs, ...lifted))
      const up = lift.at(now)
      dome.plate.position.set(...(isShaken(ms) ? hum(now) : ([0, 0, 0] as const)))
      alongLift(way, up, dome.glass.position)
      dome.glass.rotation.set(-0.4 * Math.sin(Math.PI * up), 0, -0.14 * leanOf(up))
      const isDealing = dealt !== null && ms !== null && ms < dealt.lastsMs
      return isDealing || shaken !== null || mixer.isMixing() || lift.isMoving()
    },
    hands: (now) => {
      const up = lift.at(now)
      const isHeld = up > 0 && up < 1
      const knob = dome.glass.position.clone().add(new Vector3(0, glass + 0.4, 0))
      const looksAt = up > 0 || dealt ? new Vector3(0, 0.6, 0.2) : null
      return { left: null, right: isHeld ? whole.localToWorld(knob) : null, looksAt }
    },
  }
}
