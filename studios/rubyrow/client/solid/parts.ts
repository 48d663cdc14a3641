/** Small words for what models are made of. */
import {
  type BufferGeometry,
  CanvasTexture,
  CapsuleGeometry,
  Group,
  LatheGeometry,
  type Material,
  Mesh,
  MeshStandardMaterial,
  type Object3D,
  Shape,
  SphereGeometry,
  SRGBColorSpace,
  Vector2,
} from 'three'

export type Point = readonly [x: number, y: number, z: number]

export const lit = (color: string, more: object = {}) =>
  new MeshStandardMaterial({ color, roughness: 0.55, ...more })
export const brass = (more: object = {}) => lit('#f0ac2e', { metalness: 1, roughness: 0.26, ...more })

export function mesh(
  geometry: BufferGeometry,
  material: Material,
  at: Point = [0, 0, 0],
  turn: Point = [0, 0, 0],
  scale: Point | number = 1,
): Mesh {
  const made = new Mesh(geometry, material)
  made.position.set(...at)
  made.rotation.set(...turn)
  if (typeof scale === 'number') made.scale.setScalar(scale)
  else made.scale.set(...scale)
  made.castShadow = true
  made.receiveShadow = true
  return made
}

/** Neither throws a shadow nor takes one. */
export function unshaded<Made extends Object3D>(made: Made): Made {
  made.castShadow = false
  made.receiveShadow = false
  return made
}

export function group(...parts: readonly Object3D[]): Group {
  const made = new Group()
  made.add(...parts)
  return made
}

export const ball = (radius: number, around = 28, down = 20) => new SphereGeometry(radius, around, down)
export const capsule = (radius: number, long: number) => new CapsuleGeometry(radius, long, 6, 16)
export const turned = (points: readonly (readonly [number, number])[], around = 48) =>
  new LatheGeometry(
    points.map(([x, y]) => new Vector2(x, y)),
    around,
  )

/** Each corner elsewhere. */
export function bent(
  geometry: BufferGeometry,
  to: (x: number, y: number, z: number) => Point,
): BufferGeometry {
  const { position } = geometry.attributes
  for (let i = 0; i < position.count; i++)
    position.setXYZ(i, ...to(position.getX(i), position.getY(i), position.getZ(i)))
  geometry.computeVertexNormals()
  return geometry
}

/** A picture for a surface; without a pen, as in tests of the parts, it stays empty. */
export function painted(
  width: number,
  height: number,
  paint: (pen: CanvasRenderingContext2D) => void,
): CanvasTexture {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const pen = canvas.getContext('2d')
  if (pen) paint(pen)
  const texture = new CanvasTexture(canvas)
  texture.colorSpace = SRGBColorSpace
  texture.anisotropy = 8
  return texture
}

/** The same numbers in the same order each time, from 0 to 1: grain that no two visits see otherwise. */
export function grain(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

export const clamp = (value: number, least = 0, most = 1) => Math.max(least, Math.min(most, value))
/** Begins and ends softly. */
export const smooth = (share: number) => {
  const s = clamp(share)
  return s * s * (3 - 2 * s)
}

/** A plate with rounded corners, its middle at the origin. */
export function rounded(width: number, height: number, round: number): Shape {
  const [x, y, r] = [width / 2, height / 2, round]
  const shape = new Shape()
  shape.moveTo(-x + r, -y)
  shape.lineTo(x - r, -y)
  shape.absarc(x - r, -y + r, r, -Math.PI / 2, 0)
  shape.lineTo(x, y - r)
  shape.absarc(x - r, y - r, r, 0, Math.PI / 2)
  shape.lineTo(-x + r, y)
  shape.absarc(-x + r, y - r, r, Math.PI / 2, Math.PI)
  shape.lineTo(-x, -y + r)
  shape.absarc(-x + r, -y + r, r, Math.PI, Math.PI * 1.5)
  return shape
}
