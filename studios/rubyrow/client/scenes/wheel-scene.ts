/** Roulette, drawn: the ball rolls for as long as the table says, along a way that ends in the pocket that was drawn. */
import { element } from '@jackfruit/game-page/dom'
import { drawnWheel } from '@jackfruit/game-page/wheel/drawn-wheel'
import { flatness } from '@jackfruit/game-page/wheel/wheel'
import type { Scene, SceneParts } from '../felt/look.ts'
import { angleOf, followRoll, rollOf, type WheelLook } from './wheel-roll.ts'

/** The bowl's side stands below the ring that is measured by its width. */
const side = 0.075
/** In a low room, as a phone's, the bowl's near rim is cut: the numbers are larger, and all of them stay. */
const lowFrom = 1.6
const cut = 1.2

export function wheelScene({ sounds }: SceneParts, { order, toneOf, read }: WheelLook): Scene {
  const wheel = drawnWheel({ order, toneOf })
  const result = element('output', { class: 'wheel-result num' })
  const node = element('div', { class: 'live-wheel' }, wheel.node, result)
  let rotor = 0
  let lying: number | null = null
  const lie = () => wheel.lie(rotor, lying === null ? null : rotor + angleOf(order, lying))
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
      const path = rollOf({ order, number, rotor }, course)
      if (!course.isStill) void wheel.spin(path)
      followRoll(path, course, {
        sounds,
        rests: () => {
          lying = number
          tell(number)
        },
        ends: (stands) => {
          rotor = stands
          lie()
        },
      })
    },
    show: (outcome) => {
      lying = read(outcome)
      tell(lying)
      lie()
    },
  }
}
