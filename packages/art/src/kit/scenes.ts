import { mix } from '../colour.ts'
import { points, ring, round, scatter } from '../geometry.ts'
import { pod } from '../jewels.ts'
import { rays } from '../scene.ts'
import { group, linear, radial } from '../svg.ts'
import { clouds, jungle, sea, stadium, stars, sun, temple, waves } from './outdoors.ts'
import { darker, disc, floor, many, paler, type Scene, shape } from './stage.ts'

const sunburst: Scene = (_, s) =>
  rays(s.x, s.y, 18, s.width * 1.3, paler(s.palette.accent, 0.3), 0.13, s.seed * 0.07) + floor(s)

const rings: Scene = (_, s) =>
  many(5, (k) => {
    const r = 190 - k * 32
    return `<circle cx="${s.x}" cy="${s.y}" r="${r}" fill="${k % 2 ? s.palette.mid : s.palette.glow}" opacity="0.16"/>`
  }) + floor(s)

const lanterns: Scene = (_, s) =>
  rays(s.x, s.y, 16, s.width * 1.2, s.palette.glow, 0.08) +
  many(Math.max(4, Math.round(s.width / 75)), (k) => {
    const x = 28 + (k * (s.width - 56)) / Math.max(3, Math.round(s.width / 75) - 1)
    const y = k % 3 === 0 ? 62 : k % 3 === 1 ? 30 : 44
    const body = `<path d="M0 ${-y}V-22" stroke="${darker(s.palette.shadow, 0.2)}" stroke-width="2"/><ellipse rx="17" ry="20" fill="#D9201F"/><ellipse rx="9" ry="20" fill="#FF6A3D"/><ellipse cx="-2" rx="3.500" ry="20" fill="#FFC27A"/><rect x="-9" y="-23" width="18" height="5" rx="2" fill="#FFC73D"/><rect x="-9" y="18" width="18" height="5" rx="2" fill="#FFC73D"/><path d="M-4 23V38M0 23V42M4 23V38" stroke="#FFC73D" stroke-width="2"/>`
    return group(body, x, y, { scale: k % 2 ? 0.8 : 1 })
  }) +
  floor(s)

const horizon: Scene = (_, s) => {
  const base = s.height * 0.6
  const lines = many(
    7,
    (k) =>
      `<path d="M0 ${round(base + k * k * 5)}H${s.width}" stroke="${s.palette.glow}" stroke-opacity="${0.5 - k * 0.04}" stroke-width="1.5"/>`,
  )
  const spokes = many(
    15,
    (k) =>
      `<path d="M${round(s.x + (k - 7) * 18)} ${round(base)}L${round(s.x + (k - 7) * 80)} ${s.height}" stroke="${s.palette.glow}" stroke-opacity="0.34" stroke-width="1.5"/>`,
  )
  return (
    shape(
      [
        [0, base],
        [s.width, base],
        [s.width, s.height],
        [0, s.height],
      ],
      darker(s.palette.shadow, 0.25),
      0.7,
    ) +
    lines +
    spokes +
    many(9, (k) => {
      const h = 30 + ((k * 53 + s.seed * 17) % 84)
      return `<rect x="${round((k / 9) * s.width)}" y="${round(base - h)}" width="${round(s.width / 11)}" height="${h}" fill="${darker(s.palette.shadow, 0.1)}" opacity="0.6"/>`
    })
  )
}

const neon: Scene = (_, s) => {
  const hexagon = (r: number, colour: string, width: number, opacity: number) =>
    `<polygon points="${points(ring(s.x, s.y, r, r * 1.08))}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linejoin="round" opacity="${opacity}"/>`
  return (
    hexagon(138, s.palette.glow, 14, 0.16) +
    hexagon(138, s.palette.glow, 4, 0.95) +
    hexagon(122, s.palette.accent, 2, 0.7) +
    many(
      6,
      (k) =>
        `<path d="M${k % 2 ? s.x + 150 : s.x - 190} ${s.y - 70 + k * 26}h${20 + ((k * 13) % 22)}" stroke="${k % 3 ? s.palette.glow : s.palette.accent}" stroke-width="3" stroke-linecap="round"/>`,
    ) +
    floor(s)
  )
}

const felt: Scene = (id, s) => {
  const cloth = id()
  const y = s.height * 0.74
  return `<defs>${radial(
    cloth,
    [0.4, 0.1, 0.9],
    [
      [0, mix(s.palette.glow, s.palette.mid, 0.45)],
      [1, s.palette.shadow],
    ],
  )}</defs><ellipse cx="${s.x}" cy="${y}" rx="212" ry="122" fill="#3A1A08"/><ellipse cx="${s.x}" cy="${y - 3}" rx="210" ry="120" fill="#8C4A1C"/><ellipse cx="${s.x}" cy="${y}" rx="196" ry="110" fill="url(#${cloth})"/><ellipse cx="${s.x}" cy="${y}" rx="172" ry="92" fill="none" stroke="${s.palette.accent}" stroke-opacity="0.5" stroke-width="2"/>`
}

const curtain: Scene = (id, s) => {
  const fold = id()
  const count = Math.round(s.width / 26)
  return (
    `<defs>${linear(
      fold,
      [0, 0, 1, 0],
      [
        [0, '#000', 0.34],
        [0.35, '#fff', 0.16],
        [0.7, '#000', 0.05],
        [1, '#000', 0.34],
      ],
    )}</defs>` +
    many(
      count,
      (k) =>
        `<rect x="${round((k * s.width) / count)}" y="0" width="${round(s.width / count)}" height="${s.height * 0.8}" fill="url(#${fold})"/>`,
    ) +
    disc(s.x, s.y, 150, s.palette.glow, 0.18) +
    many(
      count,
      (k) =>
        `<path d="M${round((k * s.width) / count)} 0v22a${round(s.width / count / 2)} 12 0 0 0 ${round(s.width / count)} 0v-22Z" fill="${k % 2 ? s.palette.accent : mix(s.palette.accent, '#000000', 0.18)}" opacity="0.85"/>`,
    ) +
    floor(s)
  )
}

const vault: Scene = (_, s) =>
  many(12, (row) =>
    many(Math.ceil(s.width / 62) + 1, (k) => {
      const x = k * 62 - (row % 2) * 31
      return `<rect x="${x + 1.5}" y="${row * 29 + 1.5}" width="59" height="26" rx="4" fill="${(row * 7 + k * 3) % 4 === 0 ? paler(s.palette.mid, 0.12) : darker(s.palette.mid, 0.18)}" opacity="0.34"/>`
    }),
  ) +
  disc(s.x, s.y, 140, s.palette.glow, 0.16) +
  floor(s)

const fireworks: Scene = (_, s) => {
  const next = scatter(s.seed)
  return (
    many(5, (k) => {
      const [x, y, r] = [next() * s.width, 30 + next() * s.height * 0.4, 30 + next() * 36]
      const tone = [s.palette.accent, s.palette.glow, '#ffffff'][k % 3] ?? '#fff'
      return many(14, (n) => {
        const a = (n / 14) * Math.PI * 2
        return `<path d="M${round(x + Math.cos(a) * r * 0.4)} ${round(y + Math.sin(a) * r * 0.4)}L${round(x + Math.cos(a) * r)} ${round(y + Math.sin(a) * r)}" stroke="${tone}" stroke-width="2.2" stroke-linecap="round" opacity="0.75"/>${disc(x + Math.cos(a) * r * 1.14, y + Math.sin(a) * r * 1.14, 2, tone, 0.9)}`
      })
    }) + floor(s)
  )
}

const hexes: Scene = (_, s) => {
  const next = scatter(s.seed)
  return (
    many(22, () => {
      const [x, y, r] = [next() * s.width, next() * s.height * 0.8, 16 + next() * 30]
      const fill = next() > 0.5 ? s.palette.glow : s.palette.accent
      return `<polygon points="${points(ring(x, y, r))}" fill="${fill}" opacity="${round(0.06 + next() * 0.2) || 0.1}"/>`
    }) + floor(s)
  )
}

const stripes: Scene = (_, s) =>
  many(Math.round(s.width / 38) + 8, (k) =>
    k % 2
      ? ''
      : shape(
          [
            [k * 38 - 170, 0],
            [k * 38 - 132, 0],
            [k * 38 + 60, s.height],
            [k * 38 + 22, s.height],
          ],
          paler(s.palette.glow, 0.2),
          0.12,
        ),
  ) + floor(s)

const podfall: Scene = (_, s) => {
  const next = scatter(s.seed)
  return (
    rays(s.x, s.y, 14, s.width * 1.2, '#fff', 0.06) +
    many(
      9,
      () =>
        `<g opacity="0.75">${pod(next() * s.width, next() * s.height * 0.62, 5 + next() * 7, 9 + next() * 9, next() * 360)}</g>`,
    ) +
    floor(s)
  )
}

const arches: Scene = (_, s) =>
  many(3, (k) => {
    const w = 132 - k * 26
    return `<path d="M${s.x - w} ${s.height}V${s.y}A${w} ${w * 1.1} 0 0 1 ${s.x + w} ${s.y}V${s.height}Z" fill="${k % 2 ? s.palette.glow : darker(s.palette.shadow, 0.1)}" opacity="${k % 2 ? 0.3 : 0.42}"/>`
  }) + floor(s)

export const scenes = {
  sunburst,
  rings,
  sun,
  temple,
  sea,
  waves,
  stars,
  stadium,
  lanterns,
  horizon,
  neon,
  felt,
  curtain,
  jungle,
  vault,
  fireworks,
  clouds,
  hexes,
  stripes,
  podfall,
  arches,
} as const satisfies Record<string, Scene>

export type SceneName = keyof typeof scenes
