/** What is shaken between a plate and a bowl: nobody sees how it lies before the hand lifts the bowl. */
import type { Json } from '@jackfruit/studio-kit/rules'
import { Group } from 'three'
import type { SceneParts } from '../../../felt/look.ts'
import type { SolidProps } from '../../contract.ts'
import { type BowlTimes, makeBowlTurn, wareScale } from './bowl-turn.ts'
import { makeLabel } from './label.ts'
import { makePlayhead } from './playhead.ts'
import type { Glaze } from './ware.ts'

export interface UnderBowl {
  readonly read: (outcome: Json) => readonly number[] | null
  readonly things: Group
  /** They lie so; null while nobody knows. */
  readonly lie: (fallen: readonly number[] | null) => void
  /** What they come to, where that is told in words. */
  readonly words: ((fallen: readonly number[]) => string) | null
  readonly glaze: Glaze
  /** Of the plate's ground. */
  readonly inside?: string | undefined
  readonly times: BowlTimes
  /** How often they are heard while they are shaken. */
  readonly knocks: number
}

const stands = {
  high: { label: [0, 0.2, 2.5], look: [0.35, 0.2, 0.2], width: 5.4, depth: 5.6 },
  low: { label: [-2.9, 0.2, 1.1], look: [0, 0.2, -0.1], width: 6.2, depth: 4.8 },
} as const
/** Of the deal's time: from the first knock to the next, and from the lifted bowl to the words. */
const [firstKnock, knockEvery, tellsAfter] = [0.03, 0.06, 0.02]

export function underBowl({ sounds }: SceneParts, look: UnderBowl): SolidProps {
  const { read, things, lie, words, glaze, inside, times, knocks } = look
  const whole = new Group()
  const bowl = makeBowlTurn(glaze, times, inside)
  bowl.plate.add(things)
  bowl.whole.scale.setScalar(wareScale)
  bowl.whole.position.z = 0.3
  whole.add(bowl.whole)
  const [label, head] = [makeLabel(stands), makePlayhead()]
  let lastsMs = 0
  const tell = (fallen: readonly number[] | null) => label.tell(fallen && words ? words(fallen) : null)
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
      const fallen = read(outcome)
      if (!fallen) return
      lastsMs = course.lastsMs
      lie(null)
      tell(null)
      head.start(course)
      const heard = (share: number, name: Parameters<typeof sounds.play>[0], step?: number) =>
        course.at(lastsMs * share, (isStill) => {
          if (!isStill) sounds.play(name, step)
        })
      for (let knock = 0; knock < knocks; knock++) heard(firstKnock + knock * knockEvery, 'roll', knock % 4)
      course.at(lastsMs * times.shakenUntil, () => lie(fallen))
      heard(times.shakenUntil, 'land')
      heard(times.lifts[0], 'reveal')
      course.at(lastsMs * (times.lifts[1] + tellsAfter), () => tell(fallen))
    },
    show: (outcome) => {
      const fallen = read(outcome)
      if (!fallen) return
      head.stop()
      lie(fallen)
      tell(fallen)
      bowl.uncover()
    },
    step: (now) => {
      const ms = head.at(now)
      return bowl.step(now, ms === null ? null : { ms, lastsMs })
    },
    hands: bowl.hands,
  }
}
