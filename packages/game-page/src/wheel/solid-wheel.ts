/** The lit form: three.js, fetched by itself, and drawn only while something moves. */

import { AmbientLight, DirectionalLight, type Scene, SpotLight, Vector3 } from 'three'
import { element } from '../dom.ts'
import { makeLoop } from '../solid/loop.ts'
import { makePicture } from '../solid/picture.ts'
import type { Moment, SpinPath } from './path.ts'
import { makeModel, makeShadow, measures } from './solid-model.ts'
import { drawMoment } from './solid-moment.ts'
import type { Station, Wheel, WheelParts } from './wheel.ts'

export interface SolidWheel extends Wheel {
  /** What so many frames cost that are drawn for nobody, in ms each. */
  readonly costs: (frames: number) => readonly number[]
  /** How far apart the frames of the last spin came, in ms. */
  readonly gaps: () => readonly number[]
}

const look = new Vector3(0, -0.35, 0.1)
const eye = { far: 12.6, pitch: 0.8 }

/** As in a style's `cubic-bezier(0.5, 0, 0.15, 1)`, nearly. */
const eased = (share: number) => (share < 0.4 ? 2 * share ** 2 * 1.25 : 1 - ((1 - share) / 0.6) ** 3 * 0.6)
const between = (a: number, b: number, share: number) => a + (b - a) * Math.max(0, Math.min(1, share))

function light(scene: Scene): void {
  const spot = new SpotLight('#fff1d6', 230, 30, 0.42, 0.75, 1.6)
  spot.position.set(-1.5, 12, 3)
  spot.castShadow = true
  spot.shadow.mapSize.set(1024, 1024)
  spot.shadow.bias = -0.0006
  const rim = new DirectionalLight('#ffc73d', 1.3)
  rim.position.set(5, 3, -4)
  const fill = new DirectionalLight('#4fc98a', 0.5)
  fill.position.set(5, 1, 4)
  scene.add(spot, spot.target, rim, fill, new AmbientLight('#fff4de', 0.35))
}

/** The picture: a camera that is aimed so that the wheel stands where it is told to. */
function pictureOf(parts: WheelParts) {
  const picture = makePicture({ fov: 30.5, isOpen: true, mirrored: 0.72 })
  const { scene, camera } = picture
  const model = makeModel(parts)
  scene.add(makeShadow(), model.whole)
  light(scene)

  function aim(at: Station) {
    const { width, height } = picture.size()
    camera.aspect = width / height
    const [up, back] = [Math.sin(eye.pitch) * eye.far, Math.cos(eye.pitch) * eye.far]
    camera.position.set(0, look.y + up, look.z + back)
    camera.lookAt(look)
    camera.clearViewOffset()
    camera.updateMatrixWorld()
    const seen = (x: number, z: number) => {
      const point = new Vector3(x, 0, z).project(camera)
      return { x: ((point.x + 1) / 2) * width, y: ((1 - point.y) / 2) * height }
    }
    const { bowl } = measures
    const [left, right, far, near] = [seen(-bowl, 0), seen(bowl, 0), seen(0, -bowl), seen(0, bowl)]
    const by = at.width / (right.x - left.x)
    const middle = { x: (left.x + right.x) / 2, y: (far.y + near.y) / 2 }
    const from = [middle.x * by - at.x, middle.y * by - at.y] as const
    camera.setViewOffset(width * by, height * by, ...from, width, height)
  }
  return {
    ...picture,
    /** How it looks at that moment. */
    set: (moment: Moment, at: Station, hasBall: boolean) => {
      if (picture.size().width > 0) aim(at)
      drawMoment(model, moment, hasBall)
    },
  }
}

interface Way {
  readonly from: Station
  readonly to: Station
  readonly began: number
  readonly ms: number
}

const onWay = ({ from, to, began, ms }: Way, now: number): Station => {
  const share = ms <= 0 ? 1 : Math.max(0, Math.min(1, (now - began) / ms))
  const by = eased(share)
  return {
    ...{ x: between(from.x, to.x, by), y: between(from.y, to.y, by) },
    width: between(from.width, to.width, by),
  }
}

export function solidWheel(parts: WheelParts): SolidWheel {
  const picture = pictureOf(parts)
  const node = element('div', { class: 'felt-wheel', 'aria-hidden': 'true' }, picture.canvas)
  let moment: Moment = { rotor: 0, ball: 0, out: 0, high: 0, speed: 0 }
  let hasBall = false
  let at: Station = { x: 0, y: 0, width: 100 }
  let way: Way | null = null
  let spinning: { readonly path: SpinPath; readonly began: number; readonly done: () => void } | null = null

  const {
    go,
    count,
    gaps,
    stop: stopFrames,
  } = makeLoop((now) => {
    if (way) {
      at = onWay(way, now)
      if (now - way.began >= way.ms) way = null
    }
    if (spinning) {
      const { path, began, done } = spinning
      const ms = Math.max(0, now - began)
      moment = path.at(ms)
      if (ms >= path.restsMs) done()
      if (ms >= path.endsMs) spinning = null
    }
    picture.set(moment, at, hasBall)
    picture.paint()
    return way || spinning ? 'yes' : 'no'
  })
  function stop() {
    spinning?.done()
    spinning = null
  }

  return {
    ...{ node, gaps },
    lie: (rotor, ball) => {
      stop()
      hasBall = ball !== null
      moment = { rotor, ball: ball ?? 0, out: 0, high: 0, speed: 0 }
      go()
    },
    place: (table, to, ms) => {
      picture.resize(table)
      way = { from: ms > 0 ? at : to, to, began: performance.now(), ms }
      go()
    },
    spin: (path) => {
      stop()
      count()
      hasBall = true
      return new Promise((done) => {
        spinning = { path, began: performance.now(), done }
        go()
      })
    },
    costs: (frames) =>
      picture.costs(frames, (i) => picture.set({ ...rolling, rotor: i / 9, ball: i / 3 }, at, true)),
    remove: () => {
      stopFrames()
      stop()
      picture.release()
      node.remove()
    },
  }
}

const rolling: Moment = { rotor: 0, ball: 0, out: 1, high: 0, speed: 9 }
