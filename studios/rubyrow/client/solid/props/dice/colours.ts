/** Colour game: three cubes of six colours wait in a box, are let go, roll down a slope and lie in a tray. */
import type { Json } from '@jackfruit/studio-kit/rules'
import { Group, Vector3 } from 'three'
import type { SceneParts } from '../../../felt/look.ts'
import type { SolidProps } from '../../contract.ts'
import { makeGlide } from '../shared/glide.ts'
import { eased, makePlayhead } from '../shared/playhead.ts'
import { makeDice } from './die.ts'
import { type Colour, letterFace } from './paint.ts'
import { makeSlope, trayTop } from './slope-model.ts'
import { makeThrows, prepareIdly, type Throw } from './throw.ts'
import { size, slopeWay } from './ways.ts'

export interface CubesLook {
  readonly read: (outcome: Json) => readonly number[] | null
  /** By face. */
  readonly colours: readonly Colour[]
}

/** Slower than they fall: they are large. */
const slow = 1.5
/** When the last of them lies, in shares of the deal. */
const lain = 0.62
const opens = 1.35

export function cubesProps({ sounds }: SceneParts, { read, colours }: CubesLook): SolidProps {
  const whole = new Group()
  const [slope, dice] = [
    makeSlope(colours.map(({ ink }) => ink)),
    makeDice(size, letterFace(colours), { color: '#d4d4d4' }),
  ]
  dice.whole.position.y = trayTop + 0.01
  const set = new Group()
  set.add(slope.whole, dice.whole)
  set.scale.setScalar(0.8)
  set.position.z = 1.1
  whole.add(set)
  dice.whole.visible = false
  const [head, flap, shaking] = [makePlayhead(), makeGlide(420), makeGlide(200)]
  let thrown: { readonly way: Throw; readonly startMs: number; readonly lastsMs: number } | null = null
  const throws = makeThrows(slopeWay)
  prepareIdly(throws)
  const clear = () => {
    head.stop()
    thrown = null
    dice.whole.visible = false
    flap.to(0)
  }
  return {
    ...{ whole, labels: [] },
    view: { look: new Vector3(0, 0, -0.7), width: 4.2, depth: 6.2 },
    open: () => {
      clear()
      shaking.to(0)
    },
    closed: (isStill) => {
      clear()
      if (!isStill) shaking.to(1)
      sounds.play('roll', 1)
    },
    deal: (outcome, course) => {
      const faces = read(outcome)
      if (!faces) return
      clear()
      const { lastsMs } = course
      const way = throws.of(faces)
      thrown = { way, lastsMs, startMs: Math.max(0, lastsMs * lain - way.seconds * 1000 * slow) }
      head.start(course)
      for (const [i, knock] of way.knocks.entries())
        course.at(thrown.startMs + knock * 1000 * slow, (isStill) => {
          if (!isStill) sounds.play(i % 3 === 2 ? 'land' : 'roll', i % 5)
        })
      course.at(lastsMs * lain, (isStill) => {
        if (!isStill) sounds.play('land')
      })
    },
    show: (outcome) => {
      const faces = read(outcome)
      if (!faces) return
      head.stop()
      thrown = null
      dice.lie(throws.of(faces).at(99))
      dice.whole.visible = true
      flap.set(0)
      shaking.set(0)
    },
    step: (now) => {
      const ms = head.at(now)
      const isDealing = thrown !== null && ms !== null
      if (thrown && ms !== null) {
        const gone = ms - thrown.startMs
        dice.whole.visible = gone > 0
        dice.lie(thrown.way.at(gone / 1000 / slow))
        flap.set(eased(gone, -160, 160) - eased(ms, thrown.lastsMs * 0.7, thrown.lastsMs * 0.8))
        shaking.set(1 - eased(ms, thrown.startMs - 500, thrown.startMs - 180))
      }
      slope.flap.rotation.x = -flap.at(now) * opens
      const shaken = shaking.at(now)
      slope.box.rotation.z = Math.sin(now * 0.03) * 0.02 * shaken
      return (isDealing && ms < (thrown?.lastsMs ?? 0)) || flap.isMoving() || shaken > 0 || shaking.isMoving()
    },
    hands: () => {
      const isAt = shaking.isMoving() || thrown !== null
      if (!isAt) return { left: null, right: null, looksAt: null }
      const side = (x: number) => slope.box.localToWorld(new Vector3(x, 1.2, -0.2))
      return { left: side(-2.3), right: side(2.3), looksAt: set.localToWorld(new Vector3(0, 0.4, 0.4)) }
    },
  }
}
