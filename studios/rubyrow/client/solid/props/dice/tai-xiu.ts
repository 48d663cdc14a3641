/** Tài xỉu: ivory dice under a bowl of red lacquer. */
import type { SceneParts } from '../../../felt/look.ts'
import type { SolidProps } from '../../contract.ts'
import { redLacquer } from '../shared/ware.ts'
import { type BowlDiceLook, bowlDice } from './bowl-dice.ts'
import { pipFace } from './paint.ts'

/** 1 and 4 are red, as on dice of the region. */
const ivory = { body: '#f7f1e2', pip: '#1b2430', marked: '#c3202b' } as const

export const taiXiuProps = (
  parts: SceneParts,
  { read, total }: Pick<BowlDiceLook, 'read' | 'total'>,
): SolidProps => bowlDice(parts, { read, total, face: pipFace(ivory), glaze: redLacquer, inside: '#2a0a0c' })
