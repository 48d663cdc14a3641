/** The wheel in three dimensions: a bowl of wood and brass, a rotor with 37 pockets, bulbs, deflectors, a ball. */

import {
  BoxGeometry,
  type BufferGeometry,
  CanvasTexture,
  Color,
  CylinderGeometry,
  Group,
  InstancedMesh,
  LatheGeometry,
  Mesh,
  MeshBasicMaterial,
  MeshStandardMaterial,
  Object3D,
  OctahedronGeometry,
  PlaneGeometry,
  RingGeometry,
  SphereGeometry,
  SRGBColorSpace,
  TorusGeometry,
  Vector2,
} from 'three'
import { penOf } from '../celebrate/pen.ts'
import { deflectors } from './path.ts'
import { inks, type WheelParts } from './wheel.ts'

/** In units of the scene. */
export const measures = { bowl: 3.56, track: 2.99, pocket: 1.62, trackHigh: 0.3, pocketHigh: 0.02 }
/** Spheres that fade behind the ball. */
export const trailLength = 26
const whole = Math.PI * 2

export interface Model {
  readonly whole: Group
  readonly rotor: Group
  readonly ball: Mesh
  readonly trail: InstancedMesh
  /** `share` of a turn that the light has gone around the rim. */
  readonly chase: (share: number) => void
}

const lit = (color: string, more: object = {}) => new MeshStandardMaterial({ color, roughness: 0.5, ...more })
const brass = () => lit('#f3a91e', { metalness: 1, roughness: 0.22 })

function placed<Made extends Object3D>(
  made: Made,
  [x, y, z]: readonly [number, number, number],
  turn: readonly [number, number, number] = [0, 0, 0],
): Made {
  made.position.set(x, y, z)
  made.rotation.set(...turn)
  made.castShadow = true
  made.receiveShadow = true
  return made
}

const turnedFrom = (points: readonly (readonly [number, number])[], around: number) =>
  new LatheGeometry(
    points.map(([x, y]) => new Vector2(x, y)),
    around,
  )
const hoop = (radius: number, thick: number, high: number) =>
  placed(new Mesh(new TorusGeometry(radius, thick, 10, 96), brass()), [0, high, 0], [Math.PI / 2, 0, 0])

/** The same thing many times around the wheel, in one draw. */
function around(
  geometry: BufferGeometry,
  material: MeshStandardMaterial,
  {
    count,
    first,
    radius,
    high,
    turn = 0,
  }: { count: number; first: number; radius: number; high: number; turn?: number },
): InstancedMesh {
  const made = new InstancedMesh(geometry, material, count)
  const one = new Object3D()
  for (let i = 0; i < count; i++) {
    const angle = first + (i / count) * whole
    one.position.set(Math.sin(angle) * radius, high, -Math.cos(angle) * radius)
    one.rotation.set(0, -angle + (turn === 0 || i % 2 === 0 ? 0 : turn), 0)
    one.updateMatrix()
    made.setMatrixAt(i, one.matrix)
  }
  made.castShadow = true
  return made
}

/** Numbers outside, pockets inside, as they lie around the rotor. */
function pocketPicture({ order, toneOf }: WheelParts): CanvasTexture {
  const size = 1536
  const pen = penOf(size, size)
  const step = whole / order.length
  if (pen) {
    pen.translate(size / 2, size / 2)
    for (const [i, number] of order.entries()) {
      pen.save()
      pen.rotate(i * step)
      pen.beginPath()
      pen.moveTo(0, 0)
      pen.arc(0, 0, size / 2, -Math.PI / 2 - step / 2, -Math.PI / 2 + step / 2)
      pen.closePath()
      pen.fillStyle = inks[toneOf(number)] ?? '#000'
      pen.fill()
      pen.fillStyle = '#fff'
      pen.font = '760 70px "Archivo Variable", sans-serif'
      pen.textAlign = 'center'
      pen.fillText(String(number), 0, -size / 2 + 92)
      pen.restore()
    }
    pen.beginPath()
    pen.arc(0, 0, (size / 2) * (1.86 / pictureReach), 0, whole)
    pen.fillStyle = 'rgb(0 0 0 / 30%)'
    pen.fill()
  }
  const texture = new CanvasTexture(pen?.canvas ?? document.createElement('canvas'))
  texture.colorSpace = SRGBColorSpace
  texture.anisotropy = 8
  return texture
}

/** How far the picture reaches from the middle. */
const pictureReach = 2.47

/** A flat ring with its part of the picture, whose top is at the far side. */
function pictured(inner: number, outer: number, texture: CanvasTexture): Mesh {
  const geometry = new RingGeometry(inner, outer, 148)
  const { position, uv } = geometry.attributes
  const share = (value: number) => 0.5 + value / pictureReach / 2
  for (let i = 0; i < position.count; i++) uv.setXY(i, share(position.getX(i)), share(position.getY(i)))
  return new Mesh(geometry, lit('#fff', { map: texture, roughness: 0.32 }))
}

function makeRotor(parts: WheelParts): Group {
  const rotor = new Group()
  const count = parts.order.length
  const picture = pocketPicture(parts)
  rotor.add(placed(pictured(1.86, pictureReach, picture), [0, -0.03, 0], [-Math.PI / 2, 0, 0]))
  rotor.add(placed(pictured(1.34, 1.87, picture), [0, -0.12, 0], [-Math.PI / 2, 0, 0]))
  const half = whole / count / 2
  rotor.add(
    around(new BoxGeometry(0.03, 0.14, 0.52), brass(), { count, first: half, radius: 1.61, high: -0.07 }),
  )
  rotor.add(hoop(1.86, 0.026, -0.02), hoop(1.36, 0.026, -0.03), hoop(2.46, 0.03, -0.02))
  const cone = turnedFrom(
    [
      [1.38, -0.12],
      [1.3, -0.02],
      [0.9, 0.12],
      [0.5, 0.26],
      [0, 0.3],
    ],
    64,
  )
  rotor.add(placed(new Mesh(cone, lit('#8a4a1c', { roughness: 0.22 })), [0, 0, 0]))
  rotor.add(
    around(new BoxGeometry(0.05, 0.03, 0.5), brass(), { count: 8, first: 0, radius: 0.95, high: 0.125 }),
  )
  const knob = turnedFrom(
    [
      [0.42, 0.24],
      [0.36, 0.34],
      [0.17, 0.42],
      [0.12, 0.62],
      [0.2, 0.72],
      [0.13, 0.86],
      [0.06, 0.9],
      [0.1, 1],
      [0, 1.1],
    ],
    40,
  )
  rotor.add(placed(new Mesh(knob, brass()), [0, 0, 0]))
  const arm = new CylinderGeometry(0.035, 0.035, 0.62, 12)
  arm.rotateX(Math.PI / 2)
  rotor.add(around(arm, brass(), { count: 4, first: 0.4, radius: 0.32, high: 0.6 }))
  rotor.add(
    around(new SphereGeometry(0.09, 18, 14), brass(), { count: 4, first: 0.4, radius: 0.64, high: 0.6 }),
  )
  return rotor
}

function makeBowl(): { parts: Object3D[]; chase: Model['chase'] } {
  const wood = turnedFrom(
    [
      [3.05, -0.5],
      [3.5, -0.3],
      [3.56, 0.28],
      [3.42, 0.42],
      [3.2, 0.4],
      [3.12, 0.26],
      [2.62, -0.02],
      [2.5, -0.04],
    ],
    96,
  )
  const bulbs = around(
    new SphereGeometry(0.05, 10, 8),
    lit('#ffe9b0', { emissive: '#ffc04d', emissiveIntensity: 1.4 }),
    {
      ...{ count: 48, first: 0, radius: 3.43, high: 0.43 },
    },
  )
  bulbs.castShadow = false
  const stones = new OctahedronGeometry(0.12)
  stones.scale(0.6, 0.6, 1.5)
  const colours = Array.from({ length: 8 }, (_, i) =>
    new Color('#ffe9b0').multiplyScalar(0.35 + (i / 7) ** 2 * 1.6),
  )
  return {
    parts: [
      placed(new Mesh(wood, lit('#6a2d12', { roughness: 0.26, metalness: 0.05 })), [0, 0, 0]),
      ...[hoop(3.3, 0.045, 0.43), hoop(2.52, 0.035, -0.01), bulbs],
      around(stones, brass(), { ...deflectors, radius: 2.82, high: 0.17, turn: Math.PI / 2 }),
    ],
    chase: (share) => {
      for (let i = 0; i < 48; i++) {
        const behind = (((share - i / 48) % 1) + 1) % 1
        const colour = colours[7 - Math.min(7, Math.floor(behind * 16))]
        if (colour) bulbs.setColorAt(i, colour)
      }
      if (bulbs.instanceColor) bulbs.instanceColor.needsUpdate = true
    },
  }
}

/** What it throws on a cloth that is no part of the picture. */
export function makeShadow(): Mesh {
  const pen = penOf(128, 128)
  if (pen) {
    const dark = pen.createRadialGradient(64, 64, 34, 64, 64, 64)
    dark.addColorStop(0, 'rgb(0 0 0 / 70%)')
    dark.addColorStop(1, 'rgb(0 0 0 / 0%)')
    pen.fillStyle = dark
    pen.fillRect(0, 0, 128, 128)
  }
  const texture = new CanvasTexture(pen?.canvas ?? document.createElement('canvas'))
  const material = new MeshBasicMaterial({ map: texture, transparent: true, depthWrite: false })
  const made = new Mesh(new PlaneGeometry(10, 10), material)
  made.position.set(0.35, -0.52, 0.45)
  made.rotation.set(-Math.PI / 2, 0, 0)
  return made
}

export function makeModel(parts: WheelParts): Model {
  const bowl = makeBowl()
  const rotor = makeRotor(parts)
  const ball = placed(
    new Mesh(
      new SphereGeometry(0.125, 26, 20),
      lit('#fff', { roughness: 0.1, emissive: '#fff', emissiveIntensity: 0.2 }),
    ),
    [0, 0, 0],
  )
  const fading = new MeshBasicMaterial({
    color: '#fff6e0',
    transparent: true,
    opacity: 0.16,
    depthWrite: false,
  })
  const trail = new InstancedMesh(new SphereGeometry(0.11, 8, 6), fading, trailLength)
  trail.frustumCulled = false
  const all = new Group()
  all.add(...bowl.parts, rotor, trail, ball)
  bowl.chase(0)
  return { whole: all, rotor, ball, trail, chase: bowl.chase }
}
