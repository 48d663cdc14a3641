/** The money wheel turns, its pegs flick the ticker, and it rests with the dealt sector under it. */
import type { Json } from '@jackfruit/studio-kit/rules'
import { Group, Vector3 } from 'three'
import type { SceneParts } from '../../../felt/look.ts'
import { pegTimes, rolling } from '../../../scenes/money-wheel-scene.ts'
import { turnsAt, wheelTurn } from '../../../scenes/wheel-turn.ts'
import type { SolidProps } from '../../contract.ts'
import { makeLabel } from '../shared/label.ts'
import { makePlayhead } from '../shared/playhead.ts'
import type { Segment } from './money-wheel-face.ts'
import { makeMoneyWheel, middle, radius } from './money-wheel-model.ts'

export interface MoneyWheelLook {
  readonly segments: readonly Segment[]
  readonly read: (outcome: Json) => number | null
}

const most = 0.52
const inRadians = (degrees: number) => (degrees * Math.PI) / 180

/** How far pegs have bent the ticker: rising while one passes, then it springs back, the harder the faster they come. */
export function bentBy(degrees: number, step: number): number {
  const passed = ((((degrees - step / 2) / step) % 1) + 1) % 1
  return passed < 0.62 ? 0 : ((passed - 0.62) / 0.38) ** 1.4
}

/** Its label covers the hub. */
const stand = { label: [0, 1.84, 0.7], look: [0, 0, -1.2], width: 4.1, depth: 6.4 } as const

export function moneyWheelProps({ sounds }: SceneParts, { segments, read }: MoneyWheelLook): SolidProps {
  const whole = new Group()
  const wheel = makeMoneyWheel(segments)
  wheel.whole.rotation.x = -0.26
  wheel.whole.scale.setScalar(0.62)
  wheel.whole.position.z = 0.9
  whole.add(wheel.whole)
  wheel.whole.updateMatrixWorld()
  const [label, head] = [makeLabel({ high: stand, low: stand }), makePlayhead()]
  const step = 360 / segments.length
  let rest = 0
  let turn: {
    readonly from: number
    readonly by: number
    readonly ms: number
    readonly lastsMs: number
  } | null = null
  let isTold = false
  const restOf = (segment: number) => (((-segment * step) % 360) + 360) % 360
  const tell = (segment: number | null) => {
    isTold = segment !== null
    label.tell(segment === null ? null : (segments[segment]?.text ?? null))
    label.node.style.setProperty('--fill', segments[segment ?? -1]?.fill ?? 'transparent')
  }
  return {
    whole,
    labels: [label],
    get view() {
      return label.view()
    },
    fit: label.fit,
    open: () => {
      head.stop()
      turn = null
      tell(null)
    },
    closed: () => {
      tell(null)
      sounds.play('tick')
    },
    deal: (outcome, course) => {
      const segment = read(outcome)
      if (segment === null) return
      tell(null)
      const ms = course.lastsMs * rolling
      turn = { from: rest, by: wheelTurn(rest, restOf(segment)), ms, lastsMs: course.lastsMs }
      rest = restOf(segment)
      head.start(course)
      for (const at of pegTimes(turn.by, segments.length))
        course.at(ms * at, (isStill) => {
          if (!isStill) sounds.play('tick')
        })
      course.at(ms, (isStill) => {
        tell(segment)
        if (!isStill) sounds.play('land')
      })
    },
    show: (outcome) => {
      const segment = read(outcome)
      if (segment === null) return
      head.stop()
      turn = null
      rest = restOf(segment)
      tell(segment)
    },
    step: (now) => {
      const ms = head.at(now)
      const isTurning = turn !== null && ms !== null && ms < turn.lastsMs
      const degrees = turn && ms !== null ? turn.from + turn.by * turnsAt(Math.min(1, ms / turn.ms)) : rest
      // Clockwise, as the member sees it.
      wheel.disc.rotation.z = -inRadians(degrees)
      const isRolling = turn !== null && ms !== null && ms < turn.ms
      wheel.ticker.rotation.z = -(isRolling ? bentBy(degrees, step) : 0) * most
      wheel.chase(degrees / 360, isTold ? 0.75 : 0)
      return isTurning
    },
    hands: (now) => {
      const ms = head.at(now)
      const isPushing = turn !== null && ms !== null && ms < 900
      const rim = (angle: number) =>
        wheel.whole.localToWorld(
          new Vector3(Math.sin(angle) * radius, middle + Math.cos(angle) * radius, 0.2),
        )
      const right = isPushing ? rim(0.5 + ms / 1400) : null
      return { left: null, right, looksAt: turn ? rim(0) : null }
    },
  }
}
