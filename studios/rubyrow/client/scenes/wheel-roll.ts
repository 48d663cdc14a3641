/** How the ball rolls through a deal of roulette, and what is heard of it: the same in both forms of the wheel. */
import type { Tone } from '@jackfruit/game-page/felt/tone'
import type { Sounds } from '@jackfruit/game-page/view'
import { type SpinPath, spinPath } from '@jackfruit/game-page/wheel/path'
import type { Json } from '@jackfruit/studio-kit/rules'
import type { Course } from './course.ts'

export interface WheelLook {
  /** The numbers as they stand around it, clockwise. */
  readonly order: readonly number[]
  readonly toneOf: (number: number) => Tone
  readonly read: (outcome: Json) => number | null
}

const whole = Math.PI * 2
/** At this pace the ball lies after about five seconds and the rotor stands after six and a half. */
const wholeMs = 6_900
/** Of the deal: so much is left for the number to be looked at. */
const rolling = 0.9

/** From the rotor's zero to the middle of its pocket. */
export const angleOf = (order: readonly number[], number: number) =>
  (order.indexOf(number) * whole) / order.length

interface Roll {
  readonly order: readonly number[]
  readonly number: number
  /** Where the rotor stands. */
  readonly rotor: number
}

export const rollOf = ({ order, number, rotor }: Roll, { lastsMs }: Course): SpinPath =>
  spinPath({
    ...{ pocket: order.indexOf(number), pockets: order.length, rotor },
    pace: (lastsMs * rolling) / wholeMs,
  })

/** `rests` when the ball lies, `ends` when the rotor stands where it is told, too. */
export function followRoll(
  path: SpinPath,
  course: Course,
  { sounds, rests, ends }: { sounds: Sounds; rests: () => void; ends: (rotor: number) => void },
): void {
  for (const [i, ms] of path.knocks.entries())
    course.at(ms, (isStill) => {
      if (!isStill) sounds.play('roll', i)
    })
  course.at(path.restsMs, (isStill) => {
    rests()
    if (!isStill) sounds.play('land')
  })
  course.at(path.endsMs, () => ends(path.at(path.endsMs).rotor % whole))
}
