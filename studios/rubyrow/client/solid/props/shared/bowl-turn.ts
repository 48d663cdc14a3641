/** A bowl over a plate: shaken with it, tilted for a look below, lifted off and set down beside. */
import { Group, Vector3 } from 'three'
import type { Hands } from '../../contract.ts'
import { makeGlide } from './glide.ts'
import { alongLift, type LiftWay, leanOf } from './lift-way.ts'
import { eased } from './playhead.ts'
import { bowlRadius, type Glaze, makeBowl, makePlate, plateHigh } from './ware.ts'

/** Moments of a deal, in shares of it. */
export interface BowlTimes {
  readonly shakenUntil: number
  readonly tilts: readonly [from: number, until: number]
  readonly lifts: readonly [from: number, until: number]
}

export interface BowlTurn {
  readonly whole: Group
  /** What lies on the plate goes in here: its ground is at the height of nothing. */
  readonly plate: Group
  readonly cover: () => void
  readonly uncover: () => void
  readonly shake: () => void
  /** Draws it at this moment of a deal, or at rest; whether anything moves. */
  readonly step: (now: number, dealt: { readonly ms: number; readonly lastsMs: number } | null) => boolean
  /** Where hands hold it. */
  readonly hands: () => Hands
}

const way: LiftWay = [
  new Vector3(0, plateHigh + 0.02, 0),
  new Vector3(0.1, plateHigh + 2.3, 0.1),
  new Vector3(2.3, 2.6, -1.5),
  new Vector3(2.36, 0.2, -1.72),
]

/** Of all of it on a table. */
export const wareScale = 0.86

export function makeBowlTurn(glaze: Glaze, times: BowlTimes, inside?: string): BowlTurn {
  const [whole, set, plate] = [new Group(), new Group(), new Group()]
  const bowl = makeBowl(glaze)
  bowl.name = 'bowl'
  plate.position.y = plateHigh + 0.012
  const ware = makePlate(glaze, inside)
  set.add(ware, plate)
  whole.add(set, bowl)
  const [off, shaking] = [makeGlide(900), makeGlide(260)]
  let [offNow, shakenNow, tiltedNow] = [0, 0, 0]

  function draw(at: number, tilt: number, shaken: number, ms: number) {
    const swing = (pace: number, by: number) => Math.sin(ms * pace) * by * shaken
    const up = shaken * 0.34 + Math.abs(swing(0.019, 0.13))
    set.position.set(swing(0.031, 0.1), up, swing(0.023, 0.07))
    set.rotation.set(swing(0.027, 0.05), 0, swing(0.034, 0.06))
    alongLift(way, at, bowl.position)
    bowl.position.add(set.position)
    bowl.rotation.set(
      set.rotation.x - 0.55 * Math.sin(Math.PI * at) - tilt,
      0,
      set.rotation.z - 0.2 * leanOf(at),
    )
    // It tilts on its far rim.
    bowl.position.y += Math.sin(tilt) * bowlRadius
    bowl.position.z -= (1 - Math.cos(tilt)) * bowlRadius
    ;[offNow, shakenNow, tiltedNow] = [at, shaken, tilt]
  }
  return {
    ...{ whole, plate },
    cover: () => {
      off.to(0)
      shaking.to(0)
    },
    uncover: () => {
      off.set(1)
      shaking.set(0)
    },
    shake: () => shaking.to(1),
    step: (now, dealt) => {
      if (!dealt) {
        const isDue = off.isMoving() || shaking.isMoving() || shakenNow > 0
        draw(off.at(now), 0, shaking.at(now), now)
        return isDue
      }
      const { lastsMs } = dealt
      const share = dealt.ms / lastsMs
      const { shakenUntil, tilts, lifts } = times
      const shaken = 1 - eased(share, shakenUntil - 0.06, shakenUntil)
      const middle = (tilts[0] + tilts[1]) / 2
      const tilt = eased(share, tilts[0], middle - 0.01) - eased(share, middle + 0.02, tilts[1])
      const at = eased(share, ...lifts)
      off.set(at)
      shaking.set(shaken)
      draw(at, tilt * 0.2, shaken, dealt.ms)
      return share < 1
    },
    hands: () => {
      const at = whole.localToWorld(bowl.position.clone())
      const looksAt = shakenNow > 0 || offNow > 0 ? whole.localToWorld(new Vector3(0, plateHigh, 0)) : null
      if (shakenNow > 0)
        return {
          left: at.clone().add(new Vector3(-1.5, 0.1, -0.6)),
          right: at.add(new Vector3(1.5, 0.1, -0.6)),
          looksAt,
        }
      const isLifted = (tiltedNow > 0 || offNow > 0) && offNow < 1
      return { left: null, right: isLifted ? at.add(new Vector3(0.2, 1.35, -0.2)) : null, looksAt }
    },
  }
}
