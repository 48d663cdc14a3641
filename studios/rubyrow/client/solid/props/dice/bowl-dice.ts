/** Three dice under a bowl: tài xỉu, and fish, prawn and crab. Nobody sees them before the hand lifts it. */
import type { Json } from '@jackfruit/studio-kit/rules'
import { Group } from 'three'
import type { SceneParts } from '../../../felt/look.ts'
import type { SolidProps } from '../../contract.ts'
import { makeBowlTurn, wareScale } from '../shared/bowl-turn.ts'
import { makeLabel } from '../shared/label.ts'
import { makePlayhead } from '../shared/playhead.ts'
import type { Glaze } from '../shared/ware.ts'
import { makeDice } from './die.ts'
import { lyingDice } from './lying.ts'
import type { Face } from './paint.ts'
import { size } from './ways.ts'

export interface BowlDiceLook {
  readonly read: (outcome: Json) => readonly number[] | null
  readonly face: Face
  readonly glaze: Glaze
  /** Of the plate's ground. */
  readonly inside?: string
  /** What they come to: a sum, or nothing. */
  readonly total: ((dice: readonly number[]) => string) | null
}

const times = { shakenUntil: 0.34, tilts: [0.41, 0.54], lifts: [0.55, 0.7] } as const
const told = 0.72

const stands = {
  high: { label: [0, 0.2, 2.5], look: [0.35, 0.2, 0.2], width: 5.4, depth: 5.6 },
  low: { label: [-2.9, 0.2, 1.1], look: [0, 0.2, -0.1], width: 6.2, depth: 4.8 },
} as const

export function bowlDice({ sounds }: SceneParts, look: BowlDiceLook): SolidProps {
  const { read, face, glaze, inside, total } = look
  const whole = new Group()
  const bowl = makeBowlTurn(glaze, times, inside)
  const dice = makeDice(size, face)
  bowl.plate.add(dice.whole)
  bowl.whole.scale.setScalar(wareScale)
  bowl.whole.position.z = 0.3
  whole.add(bowl.whole)
  const label = makeLabel(stands)
  const head = makePlayhead()
  let lastsMs = 0
  const lie = (faces: readonly number[] | null) => {
    dice.whole.visible = faces !== null
    if (faces) dice.lie(lyingDice(faces, size))
  }
  const tell = (faces: readonly number[] | null) => label.tell(faces && total ? total(faces) : null)
  lie(null)
  return {
    whole,
    labels: [label],
    get view() {
      return label.view()
    },
    fit: label.fit,
    open: () => {
      head.stop()
      tell(null)
      bowl.cover()
    },
    closed: (isStill) => {
      lie(null)
      tell(null)
      bowl.cover()
      if (!isStill) bowl.shake()
      sounds.play('roll', 1)
    },
    deal: (outcome, course) => {
      const faces = read(outcome)
      if (!faces) return
      lastsMs = course.lastsMs
      lie(null)
      tell(null)
      head.start(course)
      for (let knock = 0; knock < 5; knock++)
        course.at(lastsMs * (0.03 + knock * 0.07), (isStill) => {
          if (!isStill) sounds.play('roll', knock)
        })
      course.at(lastsMs * (times.shakenUntil + 0.02), (isStill) => {
        lie(faces)
        if (!isStill) sounds.play('land')
      })
      course.at(lastsMs * told, (isStill) => {
        tell(faces)
        if (!isStill) sounds.play('reveal')
      })
    },
    show: (outcome) => {
      const faces = read(outcome)
      if (!faces) return
      head.stop()
      lie(faces)
      tell(faces)
      bowl.uncover()
    },
    step: (now) => {
      const ms = head.at(now)
      return bowl.step(now, ms === null ? null : { ms, lastsMs })
    },
    hands: bowl.hands,
  }
}
