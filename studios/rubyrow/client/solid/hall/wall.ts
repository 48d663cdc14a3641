/** The wall behind the table: facets in the hall's colour, and niches with lanterns that glow. */
import {
  AdditiveBlending,
  DoubleSide,
  Group,
  Mesh,
  MeshBasicMaterial,
  PlaneGeometry,
  Shape,
  ShapeGeometry,
  type Texture,
  TorusGeometry,
} from 'three'
import { ball, brass, grain, group, lit, mesh, painted, turned, unshaded } from '../parts.ts'

export interface HallTones {
  readonly light: string
  readonly middle: string
  readonly dark: string
}

/** Of the gradient that the drawn hall is painted with. */
export function tonesOf(hall: string): HallTones {
  const [light = '#8e1b33', middle = '#3a0713', dark = '#16030a'] = hall.match(/#[0-9a-f]{6}/gi) ?? []
  return { light, middle, dark }
}

const away = -10.5
/** `foot`: how far it goes on below its picture, where only a camera that looks down sees it. */
const niche = { width: 2.9, high: 6.2, foot: -8, low: -5.7, apart: 4.6, count: 9 }

function facets({ light, middle, dark }: HallTones): Texture {
  const next = grain(11)
  return painted(1536, 768, (pen) => {
    const { width, height } = pen.canvas
    const ground = pen.createRadialGradient(
      width / 2,
      height * 0.55,
      40,
      width / 2,
      height * 0.5,
      width * 0.5,
    )
    ground.addColorStop(0, light)
    ground.addColorStop(0.55, middle)
    ground.addColorStop(1, dark)
    pen.fillStyle = ground
    pen.fillRect(0, 0, width, height)
    const side = 64
    const down = side * 0.866
    for (let row = -1; row * down < height + down; row++)
      for (let column = -1; column * side < width + side; column++)
        for (const isUp of [true, false]) {
          const x = column * side + (row % 2 ? side / 2 : 0)
          const y = row * down
          pen.beginPath()
          if (isUp) {
            pen.moveTo(x, y + down)
            pen.lineTo(x + side, y + down)
            pen.lineTo(x + side / 2, y)
          } else {
            pen.moveTo(x + side / 2, y)
            pen.lineTo(x + side * 1.5, y)
            pen.lineTo(x + side, y + down)
          }
          pen.closePath()
          const bright = next()
          pen.fillStyle =
            bright > 0.5
              ? `rgb(255 255 255 / ${(bright - 0.5) * 13}%)`
              : `rgb(0 0 0 / ${(0.5 - bright) * 44}%)`
          pen.fill()
        }
  })
}

const glowOf = (color: string) =>
  painted(128, 128, (pen) => {
    const glow = pen.createRadialGradient(64, 64, 2, 64, 64, 64)
    glow.addColorStop(0, color)
    glow.addColorStop(0.35, color.replace('100%', '26%'))
    glow.addColorStop(1, color.replace('100%', '0%'))
    pen.fillStyle = glow
    pen.fillRect(0, 0, 128, 128)
  })

function arch(): Shape {
  const half = niche.width / 2
  const shape = new Shape()
  shape.moveTo(-half, niche.foot)
  shape.lineTo(half, niche.foot)
  shape.lineTo(half, niche.high - half)
  shape.absarc(0, niche.high - half, half, 0, Math.PI, false)
  shape.lineTo(-half, niche.foot)
  return shape
}

/** Back of a niche: dark, with the lantern's light on it. */
const nicheBack = ({ middle, dark }: HallTones) =>
  painted(256, 512, (pen) => {
    const shine = pen.createRadialGradient(128, 190, 6, 128, 190, 300)
    shine.addColorStop(0, '#e8a468')
    shine.addColorStop(0.2, '#8e4a2c')
    shine.addColorStop(0.55, middle)
    shine.addColorStop(1, dark)
    pen.fillStyle = shine
    pen.fillRect(0, 0, 256, 512)
  })

function lantern(glow: Texture): Group {
  const paper = lit('#e23a22', { emissive: '#ff5a28', emissiveIntensity: 0.95, roughness: 0.7 })
  const gold = brass()
  const halo = new Mesh(
    new PlaneGeometry(4.6, 4.6),
    new MeshBasicMaterial({
      map: glow,
      transparent: true,
      opacity: 0.5,
      depthWrite: false,
      blending: AdditiveBlending,
    }),
  )
  halo.position.set(0, 0, 0.2)
  const ribs = [0, 1, 2, 3].map((i) =>
    unshaded(
      mesh(
        new TorusGeometry(0.665, 0.013, 6, 40),
        lit('#ffb25a', { emissive: '#ff8a3a', emissiveIntensity: 0.6 }),
        [0, 0, 0],
        [0, (i * Math.PI) / 4, 0],
        [1, 0.86, 1],
      ),
    ),
  )
  return group(
    unshaded(mesh(ball(0.66), paper, [0, 0, 0], [0, 0, 0], [1, 0.86, 1])),
    ...ribs,
    ...[0.55, -0.55].map((y) =>
      unshaded(
        mesh(
          turned(
            [
              [0.3, -0.06],
              [0.32, 0],
              [0.3, 0.06],
            ],
            24,
          ),
          gold,
          [0, y, 0],
        ),
      ),
    ),
    unshaded(
      mesh(
        turned(
          [
            [0.02, 0],
            [0.02, 4],
          ],
          8,
        ),
        gold,
        [0, 0.6, 0],
      ),
    ),
    unshaded(
      mesh(
        turned(
          [
            [0.05, 0],
            [0.03, -0.3],
            [0.09, -0.75],
            [0, -0.78],
          ],
          12,
        ),
        gold,
        [0, -0.6, 0],
      ),
    ),
    halo,
  )
}

export function makeWall(tones: HallTones): Group {
  const wall = new Mesh(new PlaneGeometry(64, 38), new MeshBasicMaterial({ map: facets(tones) }))
  wall.position.set(0, -1, -0.3)
  const back = new MeshBasicMaterial({ map: nicheBack(tones), side: DoubleSide })
  const glow = glowOf('rgb(255 140 70 / 100%)')
  const shape = new ShapeGeometry(arch(), 24)
  // A shape's own places are its coordinates: the picture is laid over the whole arch.
  const { position, uv } = shape.attributes
  for (let i = 0; i < position.count; i++)
    uv.setXY(i, position.getX(i) / niche.width + 0.5, (position.getY(i) + 2) / (niche.high + 2))
  const made = new Group()
  made.add(wall)
  const frame = brass({ roughness: 0.34 })
  for (let i = 0; i < niche.count; i++) {
    const x = (i - (niche.count - 1) / 2) * niche.apart
    const hung = lantern(glow)
    hung.position.set(0, niche.high - 1.75, 0.7)
    const half = niche.width / 2
    const bow = unshaded(
      mesh(new TorusGeometry(half, 0.07, 8, 40, Math.PI), frame, [0, niche.high - half, 0.05]),
    )
    const posts = [-half, half].map((at) =>
      unshaded(
        mesh(
          turned(
            [
              [0.07, niche.foot],
              [0.07, niche.high - half],
            ],
            8,
          ),
          frame,
          [at, 0, 0.05],
        ),
      ),
    )
    // Behind the presenter there is no lantern: it would stand like a hat on her head.
    const here = group(new Mesh(shape, back), bow, ...posts, ...(i === (niche.count - 1) / 2 ? [] : [hung]))
    hung.scale.setScalar(0.86)
    here.position.set(x, niche.low, 0)
    made.add(here)
  }
  // It leans back, square to how it is looked at: its posts stand upright in the picture.
  made.rotation.set(-0.3, 0, 0)
  made.position.set(0, 0.2, away)
  return made
}
