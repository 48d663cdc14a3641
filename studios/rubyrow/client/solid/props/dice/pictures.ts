/** Fish, prawn and crab: dice with six pictures under a bowl of black lacquer. */
import type { SceneParts } from '../../../felt/look.ts'
import type { SolidProps } from '../../contract.ts'
import { blackLacquer } from '../shared/ware.ts'
import { type BowlDiceLook, bowlDice } from './bowl-dice.ts'
import { pictureFace } from './paint.ts'

interface PicturesLook extends Pick<BowlDiceLook, 'read'> {
  readonly draw: (face: number) => readonly SVGElement[]
}

export const pictureDice = (parts: SceneParts, { read, draw }: PicturesLook): SolidProps =>
  bowlDice(parts, { read, face: pictureFace(draw), glaze: blackLacquer, total: null })
