import { jackfruit, leaf } from './jackfruit.ts'
import { coin } from './jewels.ts'
import { rindGround } from './rind.ts'
import { flyingPods, rays } from './scene.ts'
import { type IdMaker, idMaker, linear, picture, radial } from './svg.ts'

interface BannerPlan {
  readonly width: number
  readonly height: number
  readonly fruit: readonly [x: number, y: number, radius: number]
  readonly coins: readonly (readonly [x: number, y: number, radius: number, turn: number])[]
  readonly pods: number
}

const plans = {
  'hero-wide': {
    width: 1280,
    height: 384,
    fruit: [1010, 196, 196],
    coins: [
      [768, 336, 44, -12],
      [862, 366, 34, 10],
      [1216, 344, 42, 8],
      [1150, 378, 36, -8],
    ],
    pods: 7,
  },
  'hero-phone': {
    width: 358,
    height: 216,
    fruit: [282, 104, 86],
    coins: [
      [198, 188, 21, -12],
      [240, 204, 18, 10],
    ],
    pods: 4,
  },
} as const satisfies Record<string, BannerPlan>

export type BannerId = keyof typeof plans
export const bannerIds = Object.keys(plans) as readonly BannerId[]
export const bannerSize = (id: BannerId) => ({ width: plans[id].width, height: plans[id].height })

/** The hero of the home page. The left 44% stays clean: words and buttons are set by the page. */
export function banner(name: BannerId): string {
  const plan: BannerPlan = plans[name]
  const id: IdMaker = idMaker(`banner-${name}`)
  const { width, height } = plan
  const [x, y, radius] = plan.fruit
  const [ground, glow] = [id(), id()]
  const all = `width="${width}" height="${height}"`
  return picture(
    width,
    height,
    `<defs>${linear(
      ground,
      [0, 0, 1, 0.35],
      [
        [0, '#0E4A31'],
        [0.55, '#186A49'],
        [1, '#1F8A5C'],
      ],
    )}${radial(
      glow,
      [x, y, radius * 1.9],
      [
        [0, '#B9E57A', 0.85],
        [0.5, '#4FAE7C', 0.4],
        [1, '#4FAE7C', 0],
      ],
      true,
    )}</defs>` +
      `<rect ${all} fill="url(#${ground})"/>${rindGround(id, { width, height, size: height / 8.7, strength: 0.2, fadeTo: [-1, 0] })}<rect ${all} fill="url(#${glow})"/>` +
      rays(x, y, 20, width * 1.2, '#EFFFC4', 0.045, 0.12) +
      flyingPods(11, plan.pods, {
        x: width * 0.54,
        y: height * 0.05,
        width: width * 0.44,
        height: height * 0.5,
        min: radius * 0.09,
        max: radius * 0.17,
      }) +
      leaf(Math.round(x - radius * 0.35), Math.round(y - radius * 1.02), radius * 0.62, -32) +
      jackfruit(id, x, y, radius, { turn: -14 }) +
      plan.coins.map(([cx, cy, r, turn]) => coin(id, cx, cy, r, { turn, tilt: 0.4 })).join(''),
  )
}
