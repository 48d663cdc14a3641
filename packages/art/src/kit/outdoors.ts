import { mix } from '../colour.ts'
import { round, scatter } from '../geometry.ts'
import { rays, spark } from '../scene.ts'
import { group, linear } from '../svg.ts'
import { skyline } from '../temple.ts'
import { darker, disc, floor, many, paler, range, ridge, type Scene, shape } from './stage.ts'

export const sun: Scene = (id, s) => {
  const face = id()
  return `<defs>${linear(
    face,
    [0.2, 0, 0.6, 1],
    [
      [0, paler(s.palette.accent, 0.55)],
      [1, s.palette.glow],
    ],
  )}</defs>${disc(s.x, s.y, 116, `url(#${face})`, 0.92)}${rays(s.x, s.y, 26, s.width * 1.2, '#fff', 0.06)}${ridge(s, s.height * 0.76, 46, 5, darker(s.palette.mid, 0.35), true)}${ridge(s, s.height * 0.82, 40, 7, darker(s.palette.shadow, 0.1), true)}`
}

export const temple: Scene = (id, s) =>
  disc(s.x, s.y - 10, 104, paler(s.palette.glow, 0.35), 0.85) +
  skyline(id, s.width, s.height * 0.79, [s.palette.mid, darker(s.palette.shadow, 0.1)], s.seed, 0.8)

export const sea: Scene = (_, s) => {
  const next = scatter(s.seed)
  return (
    many(5, (k) => {
      const x = (k / 4) * s.width * 1.1 - 10
      return shape(
        [
          [x, 0],
          [x + 26, 0],
          [x - 60, s.height * 0.9],
          [x - 120, s.height * 0.9],
        ],
        '#ffffff',
        0.08,
      )
    }) +
    many(5, (k) => {
      const x = ((k + 0.5) / 5) * s.width
      const top = s.height * (0.72 - next() * 0.12)
      return `<path d="M${round(x)} ${s.height}Q${round(x - 30 + next() * 50)} ${round((top + s.height) / 2)} ${round(x)} ${round(top)}Q${round(x + 34)} ${round((top + s.height) / 2)} ${round(x + 18)} ${s.height}Z" fill="${darker(s.palette.mid, 0.3 + next() * 0.25)}" opacity="0.8"/>`
    }) +
    many(10, () => {
      const [x, y, r] = [next() * s.width, next() * s.height * 0.7, 3 + next() * 9]
      return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="#fff" fill-opacity="0.14" stroke="#fff" stroke-opacity="0.6" stroke-width="1.4"/>${disc(x - r * 0.35, y - r * 0.35, r * 0.22, '#fff', 0.9)}`
    })
  )
}

export const waves: Scene = (_, s) =>
  many(4, (k) => {
    const y = s.height * (0.58 + k * 0.08)
    const bump = range(Math.ceil(s.width / 60) + 3)
      .map(() => `q15 -${14 - k} 30 0t30 0`)
      .join('')
    return `<path d="M${-20 - k * 18} ${round(y)}${bump}V${s.height}H-60Z" fill="${mix(s.palette.glow, s.palette.shadow, 0.25 + k * 0.22)}" opacity="0.82"/>`
  })

export const stars: Scene = (_, s) => {
  const next = scatter(s.seed)
  return (
    many(34, () =>
      disc(next() * s.width, next() * s.height * 0.75, 0.7 + next() * 1.9, '#fff', 0.4 + next() * 0.6),
    ) +
    many(3, () => spark(next() * s.width, next() * s.height * 0.5, 7 + next() * 6, '#fff', 0.8)) +
    disc(s.x + 96, s.y - 92, 58, s.palette.glow, 0.55) +
    disc(s.x + 108, s.y - 82, 50, s.palette.mid, 0.55)
  )
}

export const stadium: Scene = (_, s) =>
  many(2, (k) => {
    const x = k ? s.width - 46 : 46
    const lamps = many(8, (n) => disc(x - 24 + (n % 4) * 16, 44 + Math.floor(n / 4) * 14, 5.5, '#FFFDE8'))
    return `<rect x="${x - 3}" y="58" width="6" height="190" fill="${darker(s.palette.shadow, 0.2)}"/><rect x="${x - 34}" y="34" width="68" height="34" rx="5" fill="${darker(s.palette.shadow, 0.3)}"/>${lamps}${shape(
      [
        [x - 30, 68],
        [x + 30, 68],
        [k ? x - 190 : x + 260, s.height],
        [k ? x - 260 : x + 190, s.height],
      ],
      '#F6FFD8',
      0.1,
    )}`
  }) +
  many(
    3,
    (k) =>
      `<rect x="0" y="${204 + k * 17}" width="${s.width}" height="15" fill="${darker(s.palette.mid, 0.5 - k * 0.08)}" opacity="0.7"/>`,
  ) +
  many(40, (k) =>
    disc(((k * 47) % 100) * 0.01 * s.width, 211 + (k % 3) * 17, 2.4, k % 4 ? '#fff' : s.palette.accent, 0.4),
  ) +
  shape(
    [
      [0, s.height * 0.64],
      [s.width, s.height * 0.64],
      [s.width, s.height],
      [0, s.height],
    ],
    darker(s.palette.mid, 0.15),
  ) +
  many(6, (k) =>
    shape(
      [
        [s.x + (k - 3) * 34, s.height * 0.64],
        [s.x + (k - 2.5) * 34, s.height * 0.64],
        [s.x + (k - 2.5) * 110, s.height],
        [s.x + (k - 3) * 110, s.height],
      ],
      s.palette.glow,
      0.14,
    ),
  )

export const jungle: Scene = (_, s) => {
  const frond = (length: number, tone: string) =>
    many(7, (k) => {
      const at = (k / 7) * length
      const size = (1 - k / 9) * length * 0.34
      return (
        shape(
          [
            [at, 0],
            [at + size * 0.7, -size],
            [at + size * 0.5, 0],
          ],
          tone,
        ) +
        shape(
          [
            [at, 0],
            [at + size * 0.7, size],
            [at + size * 0.5, 0],
          ],
          darker(tone, 0.3),
        )
      )
    })
  const tone = mix(s.palette.mid, '#0B4A24', 0.45)
  return (
    [
      [-12, 40, 24, 150],
      [-10, 190, -18, 130],
      [s.width + 12, 30, 152, 160],
      [s.width + 8, 210, 198, 130],
      [s.width * 0.3, -14, 70, 90],
      [s.width * 0.75, -12, 108, 100],
    ]
      .map(([x = 0, y = 0, turn = 0, length = 100], k) =>
        group(frond(length, mix(tone, s.palette.glow, k * 0.05)), x, y, { turn }),
      )
      .join('') + floor(s)
  )
}

export const clouds: Scene = (_, s) =>
  many(5, (k) => {
    const [x, y] = [((k * 0.27 + s.seed * 0.13) % 1) * s.width, 40 + ((k * 83) % 230)]
    const size = 0.7 + (k % 3) * 0.3
    return group(
      '<path d="M-60 14a20 20 0 0 1 10-36 30 30 0 0 1 54-10 24 24 0 0 1 40 16 16 16 0 0 1 4 30Z" fill="#fff"/>',
      x,
      y,
      { scale: size },
    ).replace('fill="#fff"', 'fill="#fff" opacity="0.3"')
  }) +
  ridge(s, s.height * 0.8, 40, 4, darker(s.palette.mid, 0.3), false) +
  ridge(s, s.height * 0.86, 34, 6, darker(s.palette.shadow, 0.05), false)
