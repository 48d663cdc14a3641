import { mix, type Palette } from './colour.ts'
import { rindGround } from './rind.ts'
import { type IdMaker, idMaker, linear, picture, radial } from './svg.ts'

export const tileSize = { width: 300, height: 400 } as const

export interface TileScene {
  readonly palette: Palette
  readonly glow: readonly [x: number, y: number]
  /** Scene and hero, between the ground and the scrim. */
  readonly body: (id: IdMaker) => string
  /** Particles over the scrim. */
  readonly sparks?: (id: IdMaker) => string
  /** A scrim where the page sets the title as text. Off for tiles without a title. */
  readonly scrim?: boolean
}

/**
 * The seven layers of a tile: ground, rind texture, one glow, scene, hero, scrim, finish.
 * The title is not in the picture: pages set it as text over the scrim, in the player's language.
 */
export function frame(prefix: string, scene: TileScene): string {
  const id = idMaker(prefix)
  const { palette, glow, scrim = true } = scene
  const [ground, light, fade] = [id(), id(), id()]
  const all = `x="0" y="0" width="${tileSize.width}" height="${tileSize.height}"`
  return picture(
    tileSize.width,
    tileSize.height,
    `<defs>${linear(
      ground,
      [0.1, 0, 0.5, 1],
      [
        [0, palette.mid],
        [1, palette.shadow],
      ],
    )}` +
      radial(
        light,
        [glow[0], glow[1], 205],
        [
          [0, mix(palette.glow, '#ffffff', 0.18), 1],
          [0.3, palette.glow, 0.72],
          [0.62, palette.glow, 0.24],
          [1, palette.glow, 0],
        ],
        true,
      ) +
      linear(
        fade,
        [0, 0, 0, 1],
        [
          [0.55, palette.shadow, 0],
          [0.8, mix(palette.shadow, '#000000', 0.25), 0.82],
          [1, mix(palette.shadow, '#000000', 0.45)],
        ],
      ) +
      `</defs><rect ${all} fill="url(#${ground})"/>${rindGround(id, { width: 300, height: 400 })}<rect ${all} fill="url(#${light})"/>` +
      scene.body(id) +
      (scrim ? `<rect ${all} fill="url(#${fade})"/>` : '') +
      (scene.sparks?.(id) ?? '') +
      '<rect x="0.75" y="0.75" width="298.500" height="398.500" rx="17" fill="none" stroke="#fff" stroke-opacity="0.16" stroke-width="1.500"/>',
  )
}
