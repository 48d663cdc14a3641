import {
  darker,
  disc,
  grounds,
  group,
  type HallPlan,
  idMaker,
  lilyPad,
  linear,
  many,
  ramps,
  ridge,
  scatter,
  thing,
} from '@jackfruit/art/slots'

const pads: readonly (readonly [x: number, y: number, scale: number])[] = [
  [60, 300, 0.5],
  [160, 338, 0.7],
  [26, 366, 0.8],
  [655, 296, 0.5],
  [560, 342, 0.66],
  [696, 360, 0.86],
  [250, 290, 0.28],
  [470, 286, 0.26],
  // Behind the reels of a wide screen, below those of a tall one.
  [318, 292, 0.42],
  [412, 322, 0.5],
]

const flowers: readonly (readonly [x: number, y: number, scale: number])[] = [
  [92, 296, 0.5],
  [640, 300, 0.56],
  [214, 350, 0.34],
  [520, 356, 0.32],
  [322, 290, 0.32],
  [402, 318, 0.36],
]

/** Light that lies on the water in short strokes. */
const glints = () => {
  const next = scatter(29)
  return many(34, () => {
    const [x, y, long] = [next() * 720, 250 + next() * 140, 12 + next() * 40]
    return `<rect x="${x}" y="${y}" width="${long}" height="2" rx="1" fill="#FFD3E6" opacity="${0.1 + next() * 0.26}"/>`
  })
}

/** The sky lies in the far water and goes under in the near. */
const water = (sheet: string) =>
  `<defs>${linear(
    sheet,
    [0, 0, 0, 1],
    [
      [0, '#8A5AA4'],
      [0.45, '#34408A'],
      [1, '#101E4A'],
    ],
  )}</defs><rect y="240" width="720" height="165" fill="url(#${sheet})"/>`

export const hall: Omit<HallPlan, 'code'> = {
  palette: { ...grounds.orchid, shadow: '#0A1838', mid: '#8A3F8E', glow: '#FFB3CF' },
  light: [360, 190],
  seed: 8,
  scenery: (id, stage) =>
    disc(360, 190, 66, '#FFE3D6', 0.85) +
    ridge(stage, 226, 50, 9, darker(stage.palette.mid, 0.3), false) +
    ridge(stage, 242, 36, 13, darker(stage.palette.mid, 0.52), false) +
    water(id()) +
    glints() +
    pads.map(([x, y, scale]) => group(lilyPad(ramps.emerald), x, y, { scale, squash: 0.5 })).join('') +
    flowers
      .map(([x, y, scale]) => thing(idMaker(`lotus${x}`), 'lotus', { x, y: y - 34 * scale, scale }))
      .join(''),
}
