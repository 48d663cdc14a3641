/** Three dice under a bowl: tài xỉu, and fish, prawn and crab. Nobody sees them before the hand lifts it. */
import type { Json } from '@jackfruit/studio-kit/rules'
import type { SceneParts } from '../../../felt/look.ts'
import type { SolidProps } from '../../contract.ts'
import { underBowl } from '../shared/under-bowl.ts'
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

export function bowlDice(parts: SceneParts, { read, face, glaze, inside, total }: BowlDiceLook): SolidProps {
  const dice = makeDice(size, face)
  return underBowl(parts, {
    ...{ read, things: dice.whole, times, glaze, inside, knocks: 5, words: total },
    lie: (faces) => {
      dice.whole.visible = faces !== null
      if (faces) dice.lie(lyingDice(faces, size))
    },
  })
}
