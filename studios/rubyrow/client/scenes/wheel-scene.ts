/** Roulette: the ball rolls for as long as the table says, along a way that ends in the pocket that was drawn. */
import { element } from '@jackfruit/game-page/dom'
import type { Tone } from '@jackfruit/game-page/felt/tone'
import { spinPath } from '@jackfruit/game-page/wheel/path'
import { wheelOfTwoForms } from '@jackfruit/game-page/wheel/two-forms'
import { flatness } from '@jackfruit/game-page/wheel/wheel'
import type { Json } from '@jackfruit/studio-kit/rules'
import type { Scene, SceneParts } from '../felt/look.ts'

interface WheelLook {
  readonly order: readonly number[]
  readonly toneOf: (number: number) => Tone
  readonly read: (outcome: Json) => number | null
}

/** At this pace the ball lies after about five seconds and the rotor stands after six and a half. */
const wholeMs = 6_900
/** Of the deal: so much is left for the number to be looked at. */
const rolling = 0.9
/** The bowl's side stands below the ring that is measured by its width. */
const side = 0.075
/** In a low room, as a phone's, the bowl's near rim is cut: the numbers are larger, and all of them stay. */
const lowFrom = 1.6
const cut = 1.2

export function wheelScene({ sounds }: SceneParts, { order, toneOf, read }: WheelLook): Scene {
  const wheel = wheelOfTwoForms({ order, toneOf })
  const result = element('output', { class: 'wheel-result num' })
  const node = element('div', { class: 'live-wheel' }, wheel.node, result)
  let rotor = 0
  let lying: number | null = null
  const angleOf = (number: number) => (order.indexOf(number) * Math.PI * 2) / order.length
  const lie = () => wheel.lie(rotor, lying === null ? null : rotor + angleOf(lying))
  const tell = (number: number | null) => {
    result.textContent = number === null ? '' : String(number)
    result.className = number === null ? 'wheel-result num' : `wheel-result num shown ${toneOf(number)}`
  }
  lie()
  return {
    node,
    fit: (room) => {
      const whole = flatness + side
      const isLow = room.width > room.height * lowFrom
      const width = Math.min(room.width * 0.98, (room.height * (isLow ? cut : 0.98)) / whole)
      const y = isLow ? (width * flatness) / 2 + room.height * 0.02 : (room.height - width * side) / 2
      wheel.place(room, { x: room.width / 2, y, width }, 0)
    },
    open: () => {
      wheel.choose()
      tell(null)
      lie()
    },
    closed: () => {
      lying = null
      tell(null)
      lie()
      sounds.play('tick')
    },
    deal: (outcome, course) => {
      const number = read(outcome)
      if (number === null) return
      const path = spinPath({
        ...{ pocket: order.indexOf(number), pockets: order.length, rotor },
        pace: (course.lastsMs * rolling) / wholeMs,
      })
      if (!course.isStill) void wheel.spin(path)
      for (const [i, ms] of path.knocks.entries())
        course.at(ms, (isStill) => {
          if (!isStill) sounds.play('roll', i)
        })
      course.at(path.restsMs, (isStill) => {
        lying = number
        tell(number)
        if (!isStill) sounds.play('land')
      })
      course.at(path.endsMs, () => {
        rotor = path.at(path.endsMs).rotor % (Math.PI * 2)
        lie()
      })
    },
    show: (outcome) => {
      lying = read(outcome)
      tell(lying)
      lie()
    },
  }
}
