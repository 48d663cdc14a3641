/** Fan tan: the cup is lifted off the beads, a stick takes four at a time away, and one to four remain. */
import type { Json } from '@jackfruit/studio-kit/rules'
import { Group, Vector3 } from 'three'
import type { SceneParts } from '../../../felt/look.ts'
import type { SolidProps } from '../../contract.ts'
import { makeGlide } from '../shared/glide.ts'
import { makeLabel } from '../shared/label.ts'
import { eased, makePlayhead } from '../shared/playhead.ts'
import { goneAt, makeCounting } from './counting.ts'
import { makeBeads, makeBoard, makeCup, makeMat, makeStick } from './fan-tan-model.ts'
import { heapX, rowsAway } from './places.ts'

export interface FanTanLook {
  readonly read: (outcome: Json) => number | null
  readonly restOf: (beads: number) => number
}

/** Shares of the deal. */
const lifts = [0.03, 0.11] as const
const told = 0.9

function makeThings() {
  const [set, beads, cup, stick, mat] = [new Group(), makeBeads(), makeCup(), makeStick(), makeMat()]
  const board = makeBoard([2.96, 3.5])
  mat.position.x = heapX
  board.position.x = -1.7
  set.add(mat, board, beads, cup, stick)
  set.scale.setScalar(0.84)
  set.position.set(-0.3, 0, 0.35)
  return { set, cup, stick, counting: makeCounting(beads, stick) }
}

const stands = {
  high: { label: [0.9, 0.1, 2.25], look: [0.1, 0.1, 0.1], width: 6.6, depth: 4.8 },
  low: { label: [3.1, 0.1, 1.45], look: [0.1, 0.1, -0.1], width: 7, depth: 4.2 },
} as const

export function fanTanProps({ say, sounds }: SceneParts, { read, restOf }: FanTanLook): SolidProps {
  const whole = new Group()
  const { set, cup, stick, counting } = makeThings()
  whole.add(set)
  const [label, head, off] = [makeLabel(stands), makePlayhead(), makeGlide(700)]
  let lastsMs = 0
  const tell = (count: number | null) =>
    label.tell(count === null ? null : say('fantan.rest', { count: restOf(count) }))
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
      off.to(0)
    },
    closed: () => {
      head.stop()
      tell(null)
      counting.lay(null)
      off.to(0)
      sounds.play('roll', 2)
    },
    deal: (outcome, course) => {
      const count = read(outcome)
      if (count === null) return
      lastsMs = course.lastsMs
      counting.lay(count)
      tell(null)
      head.start(course)
      const away = rowsAway(count)
      for (let row = 0; row < away; row++)
        course.at(lastsMs * goneAt(row, away), (isStill) => {
          if (!isStill) sounds.play('chip', row % 5)
        })
      course.at(lastsMs * told, (isStill) => {
        tell(count)
        if (!isStill) sounds.play('land')
      })
    },
    show: (outcome) => {
      const count = read(outcome)
      if (count === null) return
      head.stop()
      counting.lay(count)
      tell(count)
      off.set(1)
    },
    step: (now) => {
      const ms = head.at(now)
      const share = ms === null ? null : ms / lastsMs
      if (share !== null) off.set(eased(share, ...lifts))
      const up = off.at(now)
      if (share === null && up === 0) counting.lay(null)
      counting.draw(share ?? 1)
      cup.position.set(heapX + up * 1.6, Math.sin(Math.PI * Math.min(1, up)) * 1.7 + 0.02, -up * 2)
      cup.rotation.x = -Math.sin(Math.PI * up) * 0.4
      return (share !== null && share < 1) || off.isMoving()
    },
    hands: (now) => {
      const up = off.at(now)
      const knob =
        up > 0 && up < 1 ? set.localToWorld(cup.position.clone().add(new Vector3(0, 1.6, 0))) : null
      const cane = counting.isCounting() ? stick.localToWorld(new Vector3(0, 0, -2.7)) : null
      return {
        left: null,
        right: knob ?? cane,
        looksAt: counting.count() !== null ? set.localToWorld(new Vector3(heapX, 0.2, 0.2)) : null,
      }
    },
  }
}
