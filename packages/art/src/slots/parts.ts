/** What symbols of reels stand on, in and behind. Symbols are drawn in a box of 200 by 200. */
import { shade } from '../colour.ts'
import { materials } from '../kit/grounds.data.ts'
import { outline } from '../kit/shape.ts'
import { things } from '../kit/things.ts'
import { facet, group, type IdMaker, radial } from '../svg.ts'

export type Drawing = (id: IdMaker) => string

/** A contact shadow. */
export const drop = (rx: number, y = 182) =>
  `<ellipse cx="104" cy="${y}" rx="${rx}" ry="9" fill="#0C0109" opacity="0.5"/>`

/** A soft light behind what matters. */
export const halo = (id: IdMaker, colour: string, x: number, y: number, radius: number) => {
  const glow = id()
  return `<defs>${radial(
    glow,
    [x, y, radius],
    [
      [0, colour, 0.85],
      [0.5, colour, 0.3],
      [1, colour, 0],
    ],
    true,
  )}</defs><circle cx="${x}" cy="${y}" r="${radius}" fill="url(#${glow})"/>`
}

/** A ribbon, light to dark, whose word the game sets as text, in the player's language. */
export const ribbon = (colours: readonly [string, string, string], edge = '#FFD35C') =>
  facet(outline('14,148 44,140 44,178 10,184 22,166'), colours[2]) +
  facet(outline('186,148 156,140 156,178 190,184 178,166'), colours[2]) +
  facet(outline('28,138 172,138 166,174 34,174'), colours[1]) +
  facet(outline('28,138 172,138 170,150 30,150'), colours[0]) +
  `<path d="M28 138H172L166 174H34Z" fill="none" stroke="${edge}" stroke-width="3.500" stroke-linejoin="round"/>`

/** A ribbon of one material. */
export const ribbonOf = (material: string, edge?: string) => {
  const ramp = materialOf(material)
  return ribbon([shade(ramp, 0.5), shade(ramp, 0.27), shade(ramp, 0.1)], edge)
}

export function materialOf(name: string) {
  const ramp = materials[name]
  if (!ramp) throw new Error(`no material: ${name}`)
  return ramp
}

interface Stand {
  readonly x?: number
  readonly y?: number
  readonly scale?: number
  readonly turn?: number
  readonly flip?: boolean
  readonly material?: string
}

/** One of the house's things, in the middle of the symbol unless said otherwise. */
export function thing(id: IdMaker, name: string, stand: Stand = {}): string {
  const draw = things[name]
  if (!draw) throw new Error(`no thing: ${name}`)
  const { x = 100, y = 98, scale = 0.9, turn = 0, flip = false, material } = stand
  return group(draw(id, material ? materialOf(material) : undefined), x, y, { scale, turn, flip })
}

/** Sets any drawing of about 200 by 200 around 0,0 into the symbol. */
export const set = (body: string, scale = 0.9, x = 100, y = 98, turn = 0) =>
  group(body, x, y, { scale, turn })
