/** The hall behind the reels, 1600 by 900. Tall screens show its middle, so its heart stands there. */
import type { Palette } from '../colour.ts'
import { mix } from '../colour.ts'
import type { Stage } from '../kit/stage.ts'
import { type IdMaker, idMaker, linear, picture, radial } from '../svg.ts'

/** Scenes are drawn in a field of this size, whatever the size of the picture. */
const hallField = { width: 720, height: 405 } as const

export interface HallPlan {
  readonly code: string
  readonly palette: Palette
  /** Where the light stands, in the field. */
  readonly light: readonly [x: number, y: number]
  readonly seed?: number
  readonly scenery: (id: IdMaker, stage: Stage) => string
}

/** Sky, one light, the game's own scenery, and a floor that goes dark under the bars of the page. */
export function slotHall(plan: HallPlan): string {
  const { palette, light, seed = 5 } = plan
  const { width, height } = hallField
  const id = idMaker(`${plan.code}-hall`)
  const [sky, glow, low] = [id(), id(), id()]
  const all = `width="${width}" height="${height}"`
  const stage: Stage = { width, height, x: light[0], y: light[1], palette, seed }
  return picture(
    1600,
    900,
    `<defs>${linear(
      sky,
      [0, 0, 0, 1],
      [
        [0, mix(palette.shadow, palette.mid, 0.12)],
        [0.62, mix(palette.shadow, palette.mid, 0.74)],
        [1, palette.shadow],
      ],
    )}${radial(
      glow,
      [light[0], light[1], 340],
      [
        [0, palette.glow, 0.7],
        [0.4, palette.glow, 0.26],
        [1, palette.glow, 0],
      ],
      true,
    )}${linear(
      low,
      [0, 0, 0, 1],
      [
        [0, mix(palette.shadow, '#000000', 0.5), 0.34],
        [0.22, palette.shadow, 0],
        [0.7, palette.shadow, 0],
        [1, mix(palette.shadow, '#000000', 0.6), 0.96],
      ],
    )}</defs><rect ${all} fill="url(#${sky})"/><rect ${all} fill="url(#${glow})"/>` +
      plan.scenery(id, stage) +
      `<rect ${all} fill="url(#${low})"/>`,
    `0 0 ${width} ${height}`,
  )
}

/** For a scene without the light and the floor that stand at its own middle. */
export const bare = (stage: Stage): Stage => ({ ...stage, x: -480 })
