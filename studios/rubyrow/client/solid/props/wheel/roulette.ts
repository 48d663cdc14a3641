/** Roulette's wheel on the cloth: a hand turns the rotor, throws the ball, and picks it up before the next round. */
import type { Moment, SpinPath } from '@jackfruit/game-page/wheel/path'
import { makeModel } from '@jackfruit/game-page/wheel/solid-model'
import { drawMoment, placeOf } from '@jackfruit/game-page/wheel/solid-moment'
import { Group, Vector3 } from 'three'
import type { SceneParts } from '../../../felt/look.ts'
import { angleOf, followRoll, rollOf, type WheelLook } from '../../../scenes/wheel-roll.ts'
import type { SolidProps } from '../../contract.ts'
import { smooth } from '../../parts.ts'
import { makeGlide } from '../shared/glide.ts'
import { makeLabel } from '../shared/label.ts'
import { makePlayhead } from '../shared/playhead.ts'
import { groundShadow } from '../shared/surface.ts'
import { type BallThrow, held, throwAlong } from './ball-throw.ts'

const size = 0.8
/** So far from the middle of the cloth that its far rim is at her hands. */
const away = 0.9
const stands = {
  high: { label: [0, 0.2, 4.1], look: [0, 0.2, away + 0.1], width: 6, depth: 6 },
  low: { label: [-3.9, 0.2, 2.5], look: [0, 0.2, away - 0.3], width: 6, depth: 5 },
} as const
const fills: Readonly<Record<string, string>> = { red: '#b0202f', black: '#171317', green: '#127146' }
/** Where a pocket is turned to for the ball to be taken out of it, and in which part of that time it is. */
const [takenAt, taking] = [0.4, { from: 0.6, until: 0.72 }]
/** While a hand sets the rotor going. */
const pushesMs = 520
const nearestTurn = (angle: number) => Math.atan2(Math.sin(angle), Math.cos(angle))

export function rouletteProps({ sounds }: SceneParts, { order, toneOf, read }: WheelLook): SolidProps {
  const [whole, wheel] = [new Group(), new Group()]
  const model = makeModel({ order, toneOf })
  model.rotor.name = 'rotor'
  model.ball.name = 'ball'
  wheel.add(model.whole)
  wheel.scale.setScalar(size)
  const shadow = groundShadow(7.4, 7.2, 0.7)
  shadow.position.z = away
  wheel.position.set(0, size * 0.5, away)
  whole.add(shadow, wheel)
  wheel.updateMatrixWorld()
  const [label, head] = [makeLabel(stands), makePlayhead()]
  /** Taking the ball out of its pocket, and holding it over the track. */
  const [picked, raised] = [makeGlide(2_600, 1), makeGlide(420)]
  // It stands at the edge of the table, away from the middle of the hall.
  label.node.style.setProperty('--least', '13cqw')
  let rotor = 0
  /** The pocket that it lies in; null where it is in her hand. */
  let lying: number | null = null
  /** The way on which the rotor brings it to her. */
  let brought: { readonly from: number; readonly by: number } | null = null
  let roll: { readonly path: SpinPath; readonly thrown: BallThrow } | null = null
  let dealtMs: number | null = null

  const tell = (number: number | null) => {
    label.tell(number === null ? null : String(number))
    label.node.style.setProperty('--fill', fills[number === null ? 'black' : toneOf(number)] ?? '#171317')
  }
  const over = ([x, y, z]: readonly [number, number, number], high = 0) =>
    wheel.localToWorld(new Vector3(x, y + high, z))
  const rest = (): Moment => {
    const ball = lying === null ? held.from : rotor + angleOf(order, lying)
    return lying === null
      ? { rotor, ball, out: 1, high: 0.5, speed: 0 }
      : { rotor, ball, out: 0, high: 0, speed: 0 }
  }
  const stop = () => {
    head.stop()
    brought = null
    if (roll) rotor = roll.path.at(roll.path.endsMs).rotor % (Math.PI * 2)
    roll = null
    dealtMs = null
  }
  /** As it lies before a deal: the rotor brings the ball to a hand, which takes it. */
  const settle = (now: number): boolean => {
    const [taken, isMoving] = [picked.at(now), picked.isMoving() || raised.isMoving()]
    const up = raised.at(now)
    if (brought) rotor = brought.from + brought.by * smooth(taken / taking.from)
    if (brought && taken >= taking.until) [lying, brought] = [null, null]
    drawMoment(model, rest(), lying !== null || up > 0.5)
    return isMoving
  }
  return {
    whole,
    labels: [label],
    get view() {
      return { ...label.view(), least: 0.7 }
    },
    fit: label.fit,
    open: () => {
      stop()
      tell(null)
      raised.set(0)
      if (lying === null) return
      brought = { from: rotor, by: nearestTurn(takenAt - rotor - angleOf(order, lying)) }
      picked.set(0)
      picked.to(1)
    },
    closed: (isStill) => {
      lying = null
      brought = null
      tell(null)
      picked.set(1)
      if (isStill) raised.set(1)
      else raised.to(1)
      sounds.play('tick')
    },
    deal: (outcome, course) => {
      const number = read(outcome)
      if (number === null) return
      stop()
      tell(null)
      picked.set(1)
      raised.set(0)
      lying = null
      const path = rollOf({ order, number, rotor }, course)
      if (!course.isStill) {
        roll = { path, thrown: throwAlong(path) }
        head.start(course)
      }
      followRoll(path, course, {
        sounds,
        rests: () => tell(number),
        ends: (stands) => {
          stop()
          rotor = stands
          lying = number
        },
      })
    },
    show: (outcome) => {
      stop()
      picked.set(1)
      raised.set(0)
      lying = read(outcome)
      tell(lying)
    },
    step: (now) => {
      dealtMs = head.at(now)
      if (!roll || dealtMs === null) return settle(now)
      drawMoment(model, roll.thrown.at(dealtMs), true)
      return true
    },
    hands: (now) => {
      const ball = model.ball.position
      const at = over([ball.x, ball.y, ball.z], 0.16)
      if (!roll || dealtMs === null) {
        const taken = picked.at(now)
        const reaches = brought !== null && taken > taking.from * 0.6
        return {
          left: null,
          right: reaches || raised.at(now) > 0 ? at : null,
          looksAt: reaches || raised.at(now) > 0 ? at : null,
        }
      }
      const { path, thrown } = roll
      const turned = path.at(dealtMs).rotor - path.at(0).rotor
      return {
        left: dealtMs < pushesMs ? over(placeOf(-0.5 + turned, 0.6, 0), 0.2) : null,
        right: thrown.isHeld(dealtMs) ? at : null,
        looksAt: at,
      }
    },
  }
}
