import { markBody } from './brand.ts'
import { mix, type Palette } from './colour.ts'
import { rindGround } from './rind.ts'
import { group, idMaker, linear, picture, radial } from './svg.ts'

/** What an icon of a brand may be told: its ground, from the light corner to the dark one, and its glow. */
export type IconGround = Pick<Palette, 'mid' | 'shadow' | 'glow'>

/**
 * The brand's icon for a home screen, 512 by 512. `maskable` keeps the mark within the safe middle, since systems
 * cut circles and drops out of it; the others stand on a rounded square.
 */
export function appIcon(ground: IconGround, kind: 'any' | 'maskable' | 'square'): string {
  const id = idMaker(`icon-${kind}`)
  const [fill, light, cut] = [id(), id(), id()]
  const size = kind === 'maskable' ? 4.7 : 6.2
  const corner = kind === 'any' ? 116 : 0
  const all = `width="512" height="512" rx="${corner}"`
  return picture(
    512,
    512,
    `<defs>${linear(
      fill,
      [0, 0, 0.8, 1],
      [
        [0, mix(ground.mid, '#ffffff', 0.12)],
        [0.55, ground.mid],
        [1, ground.shadow],
      ],
    )}${radial(
      light,
      [0.44, 0.4, 0.5],
      [
        [0, ground.glow, 0.85],
        [1, ground.glow, 0],
      ],
    )}<clipPath id="${cut}"><rect ${all}/></clipPath></defs><g clip-path="url(#${cut})"><rect ${all} fill="url(#${fill})"/>${rindGround(
      id,
      { width: 512, height: 512, size: 54, strength: 0.2 },
    )}<rect ${all} fill="url(#${light})"/></g>` +
      group(markBody(), 256 - 32 * size, 256 - 32 * size, { scale: size }),
  )
}
