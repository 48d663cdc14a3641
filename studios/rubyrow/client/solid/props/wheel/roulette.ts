/** Roulette's wheel on the cloth, and the number that came beside it. */
import { Group } from 'three'
import type { SceneParts } from '../../../felt/look.ts'
import { followRoll, type WheelLook } from '../../../scenes/wheel-roll.ts'
import type { SolidProps } from '../../contract.ts'
import { makeLabel } from '../shared/label.ts'
import { groundShadow } from '../shared/surface.ts'
import { RouletteTurn } from './roulette-turn.ts'

const size = 0.8
/** So far from the middle of the cloth that its far rim is at her hands. */
const away = 0.9
const stands = {
  high: { label: [0, 0.2, 4.1], look: [0, 0.2, away + 0.1], width: 6, depth: 6 },
  low: { label: [-3.9, 0.2, 2.5], look: [0, 0.2, away - 0.3], width: 6, depth: 5 },
} as const
/** Of what the room allows: numbers are to be read. */
const least = 0.7
const fills: Readonly<Record<string, string>> = { red: '#b0202f', black: '#171317', green: '#127146' }

function standing(turn: RouletteTurn): Group {
  const shadow = groundShadow(7.4, 7.2, 0.7)
  shadow.position.z = away
  turn.wheel.scale.setScalar(size)
  turn.wheel.position.set(0, size * 0.5, away)
  const whole = new Group()
  whole.add(shadow, turn.wheel)
  whole.updateMatrixWorld()
  return whole
}

export function rouletteProps({ sounds }: SceneParts, look: WheelLook): SolidProps {
  const [turn, label] = [new RouletteTurn(look), makeLabel(stands)]
  // It stands at the edge of the picture, where the middle is the wheel's.
  label.node.style.setProperty('--least', '13cqw')
  const tell = (number: number | null) => {
    label.tell(number === null ? null : String(number))
    label.node.style.setProperty('--fill', (number === null ? null : fills[look.toneOf(number)]) ?? '#171317')
  }
  return {
    ...{ whole: standing(turn), labels: [label], fit: label.fit },
    get view() {
      return { ...label.view(), least }
    },
    open: () => {
      tell(null)
      turn.take()
    },
    closed: (isStill) => {
      tell(null)
      turn.hold(isStill)
      sounds.play('tick')
    },
    deal: (outcome, course) => {
      const number = look.read(outcome)
      if (number === null) return
      tell(null)
      followRoll(turn.roll(number, course), course, {
        sounds,
        rests: () => tell(number),
        ends: (rotor) => turn.lie(number, rotor),
      })
    },
    show: (outcome) => {
      const number = look.read(outcome)
      turn.lie(number)
      tell(number)
    },
    step: (now) => turn.step(now),
    hands: (now) => turn.hands(now),
  }
}
