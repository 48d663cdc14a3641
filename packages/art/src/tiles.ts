import { markBody } from './brand.ts'
import { chinthe } from './chinthe.ts'
import { palettes, ramps } from './colour.ts'
import { frame, type TileScene } from './frame.ts'
import { coin, pod } from './jewels.ts'
import { drawParticles, drawPieces, type Plan, plansOf, seedOf } from './kit/plan.ts'
import { scenes } from './kit/scenes.ts'
import { contactShadow, rays, spark } from './scene.ts'
import { group } from './svg.ts'
import { skyline } from './temple.ts'
import { instant } from './tiles/instant.data.ts'
import { lottery } from './tiles/lottery.data.ts'
import { slots } from './tiles/slots.data.ts'
import { sport } from './tiles/sport.data.ts'
import { tables } from './tiles/tables.data.ts'

const light: readonly [number, number] = [150, 158]

function sceneOf(plan: Plan): TileScene {
  const { palette } = plan
  const seed = seedOf(plan.id)
  const stage = { width: 300, height: 400, x: light[0], y: light[1], palette, seed }
  return {
    palette,
    glow: light,
    body: (id) => scenes[plan.scene](id, stage) + drawPieces(id, plan.pieces),
    sparks: (id) => drawParticles(id, plan.particles, seed, palette),
  }
}

/** The two that were composed by hand. */
const own: Readonly<Record<string, TileScene>> = {
  'slot-golden-chinthe': {
    palette: palettes.ruby,
    glow: [150, 160],
    body: (id) =>
      rays(150, 172, 18, 340, '#FFD35C', 0.1, 0.1) +
      skyline(id, 300, 316, ['#7A1027', '#4A081C'], 9, 0.62) +
      contactShadow(150, 304, 112, 15, 0.5) +
      group(chinthe({ outerMane: ramps.emerald }), 150, 168, { scale: 0.92 }) +
      coin(id, 46, 290, 27, { tilt: 0.4, turn: -14 }) +
      coin(id, 254, 296, 30, { tilt: 0.38, turn: 12 }) +
      coin(id, 214, 312, 21, { turn: -6 }) +
      coin(id, 90, 314, 21, { tilt: 0.4, turn: 8 }),
    sparks: () => spark(52, 62, 14, '#FFF3C4') + spark(252, 92, 10) + spark(236, 44, 7, '#FFD35C'),
  },
  default: {
    palette: palettes.rind,
    glow: [150, 180],
    body: () =>
      rays(150, 186, 18, 340, '#ffffff', 0.05) +
      contactShadow(150, 300, 84, 12, 0.35) +
      group(markBody(), 66, 96, { scale: 2.62 }),
    sparks: () => pod(46, 84, 8, 12, 24) + pod(256, 128, 7, 10, -30) + pod(238, 60, 5, 8, 60),
  },
}

const planned = new Map(
  [slots, instant, tables, sport, lottery].flatMap(plansOf).map((plan) => [plan.id, plan]),
)

/** Every picture there is, by the code of its game; `default` is the house's own. */
export const tileIds: readonly string[] = [...Object.keys(own), ...planned.keys()]

/** The tile of a game, 300 by 400 without its title; the house tile where a game has none of its own. */
export function tile(id: string): string {
  // Tables of one game have its picture: bac-classic-2 that of bac-classic.
  const plan = planned.get(id) ?? planned.get(id.replace(/-\d+$/, ''))
  if (plan) return frame(`tile-${id}`, sceneOf(plan))
  const known = Object.hasOwn(own, id) ? id : 'default'
  return frame(`tile-${known}`, own[known] as TileScene)
}
