/** A roulette wheel that a hand sets going: the ball is thrown, lies, and is taken out again. */
import type { Moment, SpinPath } from '@jackfruit/game-page/wheel/path'
import { makeModel } from '@jackfruit/game-page/wheel/solid-model'
import { drawMoment, placeOf } from '@jackfruit/game-page/wheel/solid-moment'
import { Group, Vector3 } from 'three'
import type { Course } from '../../../scenes/course.ts'
import { angleOf, rollOf, type WheelLook } from '../../../scenes/wheel-roll.ts'
import type { Hands } from '../../contract.ts'
import { smooth } from '../../parts.ts'
import { makeGlide } from '../shared/glide.ts'
import { makePlayhead } from '../shared/playhead.ts'
import { type BallThrow, held, throwAlong } from './ball-throw.ts'

/** Where a pocket is turned to for the ball to be taken out of it. */
const takenAt = 0.4
/** Of the time that taking it out lasts: the rotor stands, and the ball is in her hand. */
const taking = { stands: 0.6, has: 0.72 }
/** While a hand sets the rotor going, and where it holds it. */
const push = { ms: 520, angle: -0.5, out: 0.6 }
const whole = Math.PI * 2
const nearestTurn = (angle: number) => Math.atan2(Math.sin(angle), Math.cos(angle))

export class RouletteTurn {
  readonly wheel = new Group()
  readonly #order: readonly number[]
  readonly #model: ReturnType<typeof makeModel>
  readonly #head = makePlayhead()
  /** Taking the ball out of its pocket, and holding it over the track. */
  readonly #taken = makeGlide(2_600, 1)
  readonly #raised = makeGlide(420)
  #rotor = 0
  /** The pocket that the ball lies in; null where it rolls, or is in her hand. */
  #lying: number | null = null
  /** The way on which the rotor brings it to her. */
  #brought: { readonly from: number; readonly by: number } | null = null
  #roll: { readonly path: SpinPath; readonly thrown: BallThrow } | null = null

  constructor({ order, toneOf }: WheelLook) {
    this.#order = order
    this.#model = makeModel({ order, toneOf })
    this.#model.rotor.name = 'rotor'
    this.#model.ball.name = 'ball'
    this.wheel.add(this.#model.whole)
  }

  /** The rotor brings the ball, and she takes it. */
  take(): void {
    this.#stop()
    this.#raised.set(0)
    if (this.#lying === null) return
    const lies = this.#rotor + angleOf(this.#order, this.#lying)
    this.#brought = { from: this.#rotor, by: nearestTurn(takenAt - lies) }
    this.#taken.set(0)
    this.#taken.to(1)
  }
  /** She holds it over the track. */
  hold(isStill: boolean): void {
    this.#stop()
    this.#lying = null
    if (isStill) this.#raised.set(1)
    else this.#raised.to(1)
  }
  /** The way that the ball goes through a deal. */
  roll(number: number, course: Course): SpinPath {
    this.#stop()
    this.#lying = null
    this.#raised.set(0)
    const path = rollOf({ order: this.#order, number, rotor: this.#rotor }, course)
    if (!course.isStill) {
      this.#roll = { path, thrown: throwAlong(path) }
      this.#head.start(course)
    }
    return path
  }
  /** It lies in that pocket, and the rotor stands: where it stood, or there. */
  lie(number: number | null, rotor?: number): void {
    this.#stop()
    this.#raised.set(0)
    this.#lying = number
    this.#rotor = rotor ?? this.#rotor
  }

  step(now: number): boolean {
    const ms = this.#head.at(now)
    if (!this.#roll || ms === null) return this.#settle(now)
    drawMoment(this.#model, this.#roll.thrown.at(ms), true)
    return true
  }

  hands(now: number): Hands {
    const ms = this.#head.at(now)
    const { x, y, z } = this.#model.ball.position
    const ball = this.#over([x, y, z])
    if (!this.#roll || ms === null) {
      const isTaking = this.#brought !== null && this.#taken.at(now) > taking.stands * 0.6
      const right = isTaking || this.#raised.at(now) > 0 ? ball : null
      return { left: null, right, looksAt: right }
    }
    const { path, thrown } = this.#roll
    const turned = path.at(ms).rotor - path.at(0).rotor
    return {
      left: ms < push.ms ? this.#over(placeOf(push.angle + turned, push.out, 0)) : null,
      right: thrown.isHeld(ms) ? ball : null,
      looksAt: ball,
    }
  }

  #over([x, y, z]: readonly [number, number, number]): Vector3 {
    return this.wheel.localToWorld(new Vector3(x, y + 0.18, z))
  }
  #stop(): void {
    this.#head.stop()
    this.#brought = null
    this.#taken.set(1)
    if (this.#roll) this.#rotor = this.#roll.path.at(this.#roll.path.endsMs).rotor % whole
    this.#roll = null
  }
  #settle(now: number): boolean {
    const [taken, up] = [this.#taken.at(now), this.#raised.at(now)]
    if (this.#brought) {
      const { from, by } = this.#brought
      this.#rotor = from + by * smooth(taken / taking.stands)
      if (taken >= taking.has) [this.#lying, this.#brought] = [null, null]
    }
    drawMoment(this.#model, this.#rest(), this.#lying !== null || up > 0.5)
    return this.#taken.isMoving() || this.#raised.isMoving()
  }
  #rest(): Moment {
    const rotor = this.#rotor
    const still = { rotor, speed: 0 }
    if (this.#lying === null) return { ...still, ball: held.from, out: 1, high: held.high }
    return { ...still, ball: rotor + angleOf(this.#order, this.#lying), out: 0, high: 0 }
  }
}
