import { bannerTable } from './banners.data.ts'
import { mix, palettes } from './colour.ts'
import { leaf } from './jackfruit.ts'
import { drawParticles, drawPieces, type Plan, plansOf, seedOf } from './kit/plan.ts'
import { scenes } from './kit/scenes.ts'
import { things } from './kit/things.ts'
import { offerTable } from './offers.data.ts'
import { rindGround } from './rind.ts'
import { group, type IdMaker, idMaker, linear, picture, radial } from './svg.ts'

/** Cuts of one banner: for wide places, for phones, and the card of a category. */
export const crops = {
  wide: { width: 1280, height: 384, box: 785 },
  phone: { width: 358, height: 216, box: 136 },
  card: { width: 400, height: 190, box: 202 },
} as const

export type Crop = keyof typeof crops

const hero: Plan = {
  id: 'hero',
  palette: palettes.rind,
  scene: 'sunburst',
  particles: 'pods',
  pieces: [
    {
      draw: (id, ramp) => leaf(-40, -96, 62, -32) + (things['jackfruit']?.(id, ramp) ?? ''),
      x: 222,
      y: 196,
      scale: 2.1,
      turn: 0,
      isFlipped: false,
      ramp: undefined,
    },
    ...(plansOf(
      'hero | rind | rings | none | coin:20,326,0.46,-12 coin:112,360,0.36,10 coin:366,344,0.46,8',
    )[0]?.pieces ?? []),
  ],
}

const byId = (plans: readonly Plan[]) => new Map(plans.map((plan) => [plan.id, plan]))
const planned = byId([hero, ...plansOf(bannerTable)])
const offers = byId(plansOf(offerTable))

/** What banners there are: groups by name, several for home, and one for each kind of games. */
export const bannerIds: readonly string[] = [...planned.keys()]
/** The pictures that an offer may have. */
export const offerIds: readonly string[] = [...offers.keys()]

/** The kinds of games that have a card of their own. */
export const categoryIds = [
  'rng',
  'live',
  'fish',
  'pvp',
  'card',
  'sports',
  'esports',
  'lottery',
  'elott',
  'cockfight',
  'jackpot',
] as const

/** A banner without words: its start is dark and clean, its subject stands at the end. */
export function banner(name: string, crop: Crop): string {
  const plan = planned.get(name)
  if (!plan) throw new Error(`no banner ${name}`)
  return draw(plan, `banner-${name}`, crop)
}

/** The picture of an offer, in the cut of a card. */
export function offerPicture(name: string): string {
  const plan = offers.get(name)
  if (!plan) throw new Error(`no offer ${name}`)
  return draw(plan, `offer-${name}`, 'card')
}

/** What stands in the picture of an offer, alone and without ground: beside sums and points. */
export function offerSubject(name: string): string {
  const plan = offers.get(name)
  if (!plan) throw new Error(`no offer ${name}`)
  return picture(160, 160, drawPieces(idMaker(`subject-${name}`), plan.pieces), '0 -10 420 420')
}

function draw(plan: Plan, name: string, crop: Crop): string {
  const id: IdMaker = idMaker(`${name}-${crop}`)
  const { width, height, box } = crops[crop]
  const { palette, pieces, particles } = plan
  const scale = height / 384
  const [x, y] = [box + 210 * scale, height * 0.48]
  const [ground, glow, words] = [id(), id(), id()]
  const all = `width="${width}" height="${height}"`
  const seed = seedOf(plan.id)
  return picture(
    width,
    height,
    `<defs>${linear(
      ground,
      [0, 0, 1, 0.35],
      [
        [0, palette.shadow],
        [0.6, palette.mid],
        [1, mix(palette.mid, palette.glow, 0.25)],
      ],
    )}${radial(
      glow,
      [x, y, height * 1.05],
      [
        [0, mix(palette.glow, '#ffffff', 0.25), 0.95],
        [0.4, palette.glow, 0.5],
        [1, palette.glow, 0],
      ],
      true,
    )}${linear(
      words,
      [0, 0, 1, 0],
      [
        [0, palette.shadow, 0.5],
        [crop === 'wide' ? 0.46 : 0.34, palette.shadow, 0.42],
        [crop === 'wide' ? 0.62 : 0.6, palette.shadow, 0],
      ],
    )}</defs><rect ${all} fill="url(#${ground})"/>` +
      rindGround(id, { width, height, size: height / 8.7, strength: 0.2, fadeTo: [-1, 0] }) +
      `<rect ${all} fill="url(#${glow})"/>` +
      scenes[plan.scene](id, { width, height, x, y, palette, seed }) +
      `<rect ${all} fill="url(#${words})"/>` +
      group(drawParticles(id, particles, seed, palette, 420, 200) + drawPieces(id, pieces), box, 0, {
        scale,
      }),
  )
}

/** The subject of a category alone, without ground: for lists and buttons. */
export function categoryIcon(name: (typeof categoryIds)[number]): string {
  const plan = planned.get(name)
  if (!plan) throw new Error(`no category ${name}`)
  return picture(128, 128, drawPieces(idMaker(`icon-${name}`), plan.pieces), '0 -10 420 420')
}
