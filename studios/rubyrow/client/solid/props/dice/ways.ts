/** How each table throws its dice. */

import type { Body, Size } from './body.ts'
import type { Chance } from './chance.ts'
import { dome, floor, plane } from './rooms.ts'
import { lengthOf, type Turn, type Vec, whole } from './space.ts'
import type { Way } from './throw.ts'
import { stepSeconds } from './tumble.ts'

export const size: Size = { half: 0.42, round: 0.1 }
const material = { size, gravity: 52, bounce: 0.34, rub: 0.42 }

const anyTurn = (chance: Chance): Turn => {
  const [x, y, z] = chance.within(1)
  return whole([x, y, z, chance.from(-1, 1)])
}
const bodyAt = (at: Vec, chance: Chance): Body => ({
  ...{ at, turn: anyTurn(chance), speed: chance.within(1), spin: chance.within(6) },
})

/** Of the glass over sic bo's plate, inside. */
export const glass = 1.9
const kicks = [0, 0.2, 0.41, 0.63, 0.86, 1.08, 1.3]

/** A plate that hops under a dome of glass. */
export const domeWay: Way = {
  ...{ ...material, room: [floor, dome(glass)], stirred: 1.4 },
  start: (chance) => [0, 1, 2].map((i) => bodyAt([(i - 1) * 0.92, 0.75, i === 1 ? -0.45 : 0.3], chance)),
  stir: (bodies, seconds, chance) => {
    const isKick = kicks.some((at) => seconds > at && seconds - at <= stepSeconds + 1e-9)
    if (!isKick) return
    for (const body of bodies) {
      if (body.at[1] > size.half * 2.6) continue
      const aside = chance.within(2.4)
      body.speed = [body.speed[0] + aside[0], chance.from(7, 10.5), body.speed[2] + aside[2]]
      const spin = chance.within(15)
      body.spin = lengthOf(spin) < 5 ? [spin[0] * 3, spin[1], spin[2] * 3] : spin
    }
  },
}

/** Of the tray that cubes roll into: half its width, and where it ends before the member. */
export const tray = { wide: 2.1, front: 1.35, foot: -0.55, steep: 0.62 } as const
const slope: Vec = [0, Math.sqrt(1 - tray.steep ** 2), tray.steep]

/** Cubes that are let go at the head of a slope and roll into a tray. */
export const slopeWay: Way = {
  ...{ ...material, bounce: 0.36, stirred: 0.5 },
  room: [
    floor,
    plane(slope, [0, 0, tray.foot]),
    plane([1, 0, 0], [-tray.wide, 0, 0]),
    plane([-1, 0, 0], [tray.wide, 0, 0]),
    plane([0, 0, -1], [0, 0, tray.front]),
  ],
  start: (chance) =>
    [0, 1, 2].map((i) => {
      const body = bodyAt(
        [(i - 1) * 1.12 + chance.from(-0.1, 0.1), 2.35 + chance.from(0, 0.15), -2.44],
        chance,
      )
      body.speed = [chance.from(-1.2, 1.2), 0, chance.from(2, 3.6)]
      body.spin = [chance.from(6, 14), chance.from(-5, 5), chance.from(-6, 6)]
      return body
    }),
}
