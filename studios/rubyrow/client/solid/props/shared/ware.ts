/** Bowls and plates: turned, glazed, and painted with scales, petals and rims of gold. */
import { Group, Mesh, type Texture } from 'three'
import { brass, lit, painted, turned } from '../../parts.ts'
import { groundShadow, hoop, placed } from './surface.ts'

export interface Glaze {
  readonly ground: string
  readonly ink: string
  readonly pale: string
  /** Of what is hidden inside. */
  readonly inside: string
  readonly rough: number
}

export const porcelainBlue: Glaze = {
  ...{ ground: '#f6f5ee', ink: '#1f4fa6', pale: '#8db2e6', inside: '#eef3f8', rough: 0.12 },
}
export const redLacquer: Glaze = {
  ...{ ground: '#8c0f1c', ink: '#f2c14e', pale: '#b3222d', inside: '#1a0a08', rough: 0.18 },
}
export const blackLacquer: Glaze = {
  ...{ ground: '#15100e', ink: '#e9b64c', pale: '#6d1420', inside: '#7a0f1a', rough: 0.18 },
}

const [wide, high] = [2048, 512]

/** Waves of overlapping scales between two heights, as on old wares. */
function scales(
  pen: CanvasRenderingContext2D,
  { ink, pale, ground }: Glaze,
  from: number,
  rows: number,
): void {
  const across = 40
  const size = wide / across / 2
  for (let row = 0; row < rows; row++)
    for (let i = -1; i <= across; i++) {
      const [x, y] = [(i * 2 + (row % 2 ? 1 : 0)) * size, from + row * size * 0.62]
      for (const [by, fill] of [
        [1, ink],
        [0.84, ground],
        [0.62, pale],
        [0.48, ground],
        [0.26, ink],
      ] as const) {
        pen.fillStyle = fill
        pen.beginPath()
        pen.arc(x, y + size * 0.5, size * by, Math.PI, 0)
        pen.fill()
      }
    }
}

function petals(
  pen: CanvasRenderingContext2D,
  { ink, pale }: Glaze,
  [from, until]: readonly [number, number],
) {
  const count = 24
  const each = wide / count
  for (let i = 0; i < count; i++) {
    const [left, middle] = [i * each, (i + 0.5) * each]
    for (const [by, fill] of [
      [1, ink],
      [0.72, pale],
    ] as const) {
      const half = (each / 2) * by * 0.92
      const top = until + (from - until) * (1 - by) * 0.5
      pen.fillStyle = fill
      pen.beginPath()
      pen.moveTo(middle - half, from)
      pen.bezierCurveTo(left + each * 0.02, (from + top) / 2, middle - half * 0.2, top + 12, middle, top)
      pen.bezierCurveTo(
        middle + half * 0.2,
        top + 12,
        left + each * 0.98,
        (from + top) / 2,
        middle + half,
        from,
      )
      pen.fill()
    }
  }
}

/** From the rim, below, to the foot, above. */
function bowlPicture(glaze: Glaze): Texture {
  return painted(wide, high, (pen) => {
    pen.fillStyle = glaze.ground
    pen.fillRect(0, 0, wide, high)
    petals(pen, glaze, [210, 96])
    pen.fillStyle = glaze.ink
    for (const y of [84, 222, 300]) pen.fillRect(0, y, wide, 7)
    scales(pen, glaze, 340, 6)
    pen.fillStyle = glaze.ink
    pen.fillRect(0, 460, wide, 8)
    pen.fillStyle = '#e9b64c'
    pen.fillRect(0, 486, wide, 26)
  })
}

export const bowlRadius = 1.72
const bowlHigh = 1.36

/** Upside down over a plate: its rim is at the height of nothing. */
export function makeBowl(glaze: Glaze): Group {
  const outline = Array.from({ length: 33 }, (_, i) => {
    const angle = (i / 32) * (Math.PI / 2)
    const bulge = Math.cos(angle) ** 0.78
    return [0.36 + (bowlRadius - 0.36) * bulge, Math.sin(angle) * bowlHigh] as const
  })
  const skin = lit('#fff', { map: bowlPicture(glaze), roughness: glaze.rough })
  const foot = turned([
    [0.36, bowlHigh - 0.02],
    [0.5, bowlHigh - 0.02],
    [0.56, bowlHigh + 0.06],
    [0.54, bowlHigh + 0.24],
    [0.47, bowlHigh + 0.27],
    [0.42, bowlHigh + 0.2],
    [0.34, bowlHigh + 0.1],
    [0, bowlHigh + 0.08],
  ])
  const made = new Group()
  made.add(
    placed(new Mesh(turned(outline, 96), skin), [0, 0, 0]),
    placed(new Mesh(foot, lit(glaze.ground, { roughness: glaze.rough })), [0, 0, 0]),
    hoop(0.55, 0.022, bowlHigh + 0.14),
    hoop(bowlRadius - 0.005, 0.035, 0.03),
  )
  return made
}

const plateRadius = 2.3
/** How high the plate's ground is above what it stands on. */
export const plateHigh = 0.16

function platePicture(glaze: Glaze, inside: string): Texture {
  const size = 1024
  return painted(size, size, (pen) => {
    pen.translate(size / 2, size / 2)
    const disc = (radius: number, fill: string | CanvasGradient) => {
      pen.fillStyle = fill
      pen.beginPath()
      pen.arc(0, 0, radius, 0, Math.PI * 2)
      pen.fill()
    }
    disc(size / 2, glaze.ground)
    const petal = (count: number, [from, until]: readonly [number, number], fill: string, by: number) => {
      for (let i = 0; i < count; i++) {
        pen.save()
        pen.rotate((i / count) * Math.PI * 2)
        pen.fillStyle = fill
        const half = Math.tan(Math.PI / count) * from * by
        pen.beginPath()
        pen.moveTo(-half, -from)
        pen.quadraticCurveTo(-half, -(from + until) / 2, 0, -until)
        pen.quadraticCurveTo(half, -(from + until) / 2, half, -from)
        pen.fill()
        pen.restore()
      }
    }
    petal(36, [404, 486], glaze.ink, 0.94)
    petal(36, [404, 466], glaze.pale, 0.66)
    disc(398, '#e9b64c')
    disc(390, glaze.ink)
    const deep = pen.createRadialGradient(0, -40, 40, 0, 0, 384)
    deep.addColorStop(0, `color-mix(in srgb, ${inside}, white 10%)`)
    deep.addColorStop(0.75, inside)
    deep.addColorStop(1, `color-mix(in srgb, ${inside}, black 26%)`)
    disc(384, deep)
  })
}

/** Its picture lies in its ground and on its rim, seen from above. */
export function makePlate(glaze: Glaze, inside = glaze.inside): Group {
  const outline = [
    ...[[0, plateHigh] as const, [1.5, plateHigh] as const, [1.72, plateHigh + 0.02] as const],
    ...[[1.86, plateHigh + 0.09] as const, [2.06, plateHigh + 0.15] as const],
    [plateRadius, plateHigh + 0.17] as const,
  ]
  const top = turned(outline.toReversed(), 96)
  const { position, uv } = top.attributes
  for (let i = 0; i < position.count; i++)
    uv.setXY(i, 0.5 + position.getX(i) / plateRadius / 2, 0.5 - position.getZ(i) / plateRadius / 2)
  const under = turned(
    [
      [1.4, 0],
      [1.5, 0.06],
      [2.05, 0.2],
      [plateRadius, plateHigh + 0.17],
    ],
    96,
  )
  const skin = lit('#fff', { map: platePicture(glaze, inside), roughness: glaze.rough + 0.06 })
  const made = new Group()
  made.add(
    groundShadow(plateRadius * 2.7, plateRadius * 2.7, 0.66),
    placed(new Mesh(top, skin), [0, 0, 0]),
    placed(new Mesh(under, lit(glaze.ground, { roughness: glaze.rough })), [0, 0, 0]),
    hoop(plateRadius, 0.04, plateHigh + 0.17, brass()),
  )
  return made
}
