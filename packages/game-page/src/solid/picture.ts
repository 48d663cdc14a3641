/** A picture in three dimensions: what draws it, what it mirrors, and what of the processor's memory it gives back. */
import {
  NeutralToneMapping,
  PCFShadowMap,
  PerspectiveCamera,
  PMREMGenerator,
  Scene,
  WebGLRenderer,
} from 'three'
import { release } from './release.ts'
import { makeRoom } from './room.ts'

const mostRatio = 2
/** Device pixels in all: what more than a phone's small processor fills sixty times a second. */
const mostPixels = 2_600_000

export interface Size {
  readonly width: number
  readonly height: number
}

export interface Picture {
  readonly canvas: HTMLCanvasElement
  readonly scene: Scene
  readonly camera: PerspectiveCamera
  readonly size: () => Size
  /** CSS pixels; answers whether it is another size now. */
  readonly resize: (wanted: Size) => boolean
  readonly paint: () => void
  /** What so many frames cost that are drawn for nobody, in ms each. */
  readonly costs: (frames: number, before: (i: number) => void) => readonly number[]
  readonly release: () => void
}

interface How {
  readonly fov: number
  /** What is behind it shows through where nothing is drawn. */
  readonly isOpen: boolean
  readonly mirrored: number
}

export function makePicture({ fov, isOpen, mirrored }: How): Picture {
  const renderer = new WebGLRenderer({
    ...{ antialias: true, alpha: isOpen, powerPreference: 'high-performance' },
  })
  renderer.shadowMap.enabled = true
  renderer.shadowMap.type = PCFShadowMap
  renderer.toneMapping = NeutralToneMapping
  const scene = new Scene()
  const camera = new PerspectiveCamera(fov, 1, 0.1, 90)
  const maker = new PMREMGenerator(renderer)
  const room = makeRoom()
  const mirror = maker.fromScene(room, 0.04)
  release(room)
  maker.dispose()
  scene.environment = mirror.texture
  scene.environmentIntensity = mirrored
  let size: Size = { width: 0, height: 0 }

  const paint = () => {
    if (size.width > 0 && size.height > 0) renderer.render(scene, camera)
  }
  return {
    ...{ canvas: renderer.domElement, scene, camera, paint },
    size: () => size,
    resize: ({ width, height }) => {
      if (width === size.width && height === size.height) return false
      size = { width, height }
      const fitting = Math.sqrt(mostPixels / Math.max(1, width * height))
      renderer.setPixelRatio(Math.min(mostRatio, devicePixelRatio || 1, fitting))
      renderer.setSize(width, height)
      return true
    },
    costs: (frames, before) => {
      const drawing = renderer.getContext()
      const pixel = new Uint8Array(4)
      return Array.from({ length: frames }, (_, i) => {
        const began = performance.now()
        before(i)
        paint()
        // A frame has been drawn when a point of it can be read.
        drawing.readPixels(0, 0, 1, 1, drawing.RGBA, drawing.UNSIGNED_BYTE, pixel)
        return performance.now() - began
      })
    },
    release: () => {
      release(scene)
      mirror.dispose()
      renderer.dispose()
      renderer.forceContextLoss()
      renderer.domElement.remove()
    },
  }
}
