/** Sic bo: dice hop on their plate under the glass, are thrown up by it, and lie for all to see when the glass is lifted. */
import type { Json } from '@jackfruit/studio-kit/rules'
import { Group } from 'three'
import type { SceneParts } from '../../../felt/look.ts'
import type { SolidProps } from '../../contract.ts'
import { makeLabel } from '../shared/label.ts'
import { lain, makeDomeTurn } from './dome-turn.ts'
import { pipFace } from './paint.ts'

export interface SicBoLook {
  readonly read: (outcome: Json) => readonly number[] | null
  readonly total: (dice: readonly number[]) => string
}

/** Share of the deal. */
const told = 0.72
const red = { body: '#c3161f', pip: '#fffaf0', marked: '#fffaf0' } as const

const stands = {
  high: { label: [0, 0.2, 2.55], look: [0.55, 0.2, 0.2], width: 6, depth: 5.6 },
  low: { label: [-2.9, 0.2, 1.1], look: [0, 0.2, 0], width: 6.2, depth: 4.7 },
} as const

export function sicBoProps({ sounds }: SceneParts, { read, total }: SicBoLook): SolidProps {
  const whole = new Group()
  const dome = makeDomeTurn(pipFace(red))
  whole.add(dome.whole)
  const label = makeLabel(stands)
  return {
    whole,
    labels: [label],
    get view() {
      return label.view()
    },
    fit: label.fit,
    open: () => {
      label.tell(null)
      dome.lower()
    },
    closed: (isStill) => {
      label.tell(null)
      dome.lower()
      if (!isStill) dome.shake()
      sounds.play('roll', 1)
    },
    deal: (outcome, course) => {
      const faces = read(outcome)
      if (!faces) return
      label.tell(null)
      for (const [i, ms] of dome.deal(faces, course).entries())
        course.at(ms, (isStill) => {
          if (!isStill) sounds.play('roll', i % 5)
        })
      course.at(course.lastsMs * lain, (isStill) => {
        if (!isStill) sounds.play('land')
      })
      course.at(course.lastsMs * told, () => label.tell(total(faces)))
    },
    show: (outcome) => {
      const faces = read(outcome)
      if (!faces) return
      dome.show(faces)
      label.tell(total(faces))
    },
    ...{ step: dome.step, hands: dome.hands },
  }
}
