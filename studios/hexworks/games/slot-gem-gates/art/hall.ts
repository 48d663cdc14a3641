import {
  darker,
  disc,
  gem,
  grounds,
  group,
  type HallPlan,
  many,
  type Ramp,
  ramps,
  ridge,
  scatter,
  shape,
} from '@jackfruit/art/slots'

/** Stones that grow from a corner of the rock. */
const cluster = (x: number, y: number, scale: number, flip: boolean, ramp: Ramp) =>
  group(
    [
      [-34, 10, 24, -30],
      [36, 12, 22, 34],
      [14, 2, 30, 14],
      [-10, 0, 36, -10],
    ]
      .map(([dx = 0, dy = 0, r = 20, turn = 0]) =>
        group(gem(0, -r, r, ramp, { sides: 6, stretch: 1.7 }), dx, dy, { turn }),
      )
      .join(''),
    x,
    y,
    { scale, flip },
  )

/** One frame of the cut that leads into the hill. */
const gate = (half: number, opacity: number) => {
  const line = `M${360 - half} 405V${half + 40}A${half} ${half} 0 0 1 ${360 + half} ${half + 40}V405`
  return `<path d="${line}" fill="#0A1A52" opacity="${opacity}"/><path d="${line}" fill="none" stroke="#7FB0FF" stroke-width="2.500" opacity="0.4"/>`
}

export const hall: Omit<HallPlan, 'code'> = {
  palette: { ...grounds.sapphire, shadow: '#050A2A', mid: '#17378F' },
  light: [360, 180],
  seed: 4,
  scenery: (_, stage) => {
    const next = scatter(11)
    const rock = darker(stage.palette.shadow, 0.1)
    return (
      gate(190, 0.3) +
      gate(146, 0.5) +
      gate(102, 0.7) +
      many(26, (index) => {
        const [x, y] = [next() * 720, next() * 300]
        return disc(x, y, 0.8 + next() * 1.6, index % 3 ? '#CFE4FF' : '#FF8AA4', 0.7)
      }) +
      shape(
        [
          [0, 0],
          [150, 0],
          [112, 40],
          [76, 60],
          [52, 130],
          [30, 210],
          [44, 300],
          [0, 405],
        ],
        rock,
      ) +
      shape(
        [
          [720, 0],
          [570, 0],
          [610, 46],
          [650, 66],
          [664, 140],
          [694, 220],
          [676, 310],
          [720, 405],
        ],
        rock,
      ) +
      ridge(stage, 372, 34, 13, rock, true) +
      cluster(70, 330, 1.15, false, ramps.ruby) +
      cluster(652, 336, 1.2, true, ramps.emerald) +
      cluster(176, 366, 0.7, true, ramps.sapphire) +
      cluster(548, 366, 0.7, false, ramps.amethyst)
    )
  },
}
