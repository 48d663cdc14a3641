import {
  bare,
  darker,
  disc,
  grounds,
  type HallPlan,
  many,
  outline,
  ridge,
  scatter,
  scenes,
  shape,
} from '@jackfruit/art/slots'

/** Foxfire that hangs between the trees. */
const foxfire = () => {
  const next = scatter(17)
  return many(22, (index) => {
    const x = index % 2 ? next() * 250 : 470 + next() * 250
    const [y, r] = [150 + next() * 200, 2 + next() * 3]
    return disc(x, y, r * 3, '#5FF0C8', 0.14) + disc(x, y, r, '#B6FFE4', 0.85)
  })
}

export const hall: Omit<HallPlan, 'code'> = {
  palette: { ...grounds.plum, shadow: '#12042A', mid: '#4C1F8A', glow: '#B48CFF' },
  light: [64, 176],
  seed: 6,
  // The moon stands beside the reels, where no words lie over it.
  scenery: (id, stage) =>
    scenes.stars(id, { ...stage, x: -400 }) +
    disc(64, 176, 64, '#B48CFF', 0.16) +
    disc(64, 176, 48, '#F1E6FF', 0.92) +
    disc(49, 163, 8, '#D6C2F2', 0.7) +
    disc(80, 188, 12, '#D6C2F2', 0.6) +
    shape(
      outline('150,330 250,262 296,238 306,176 330,160 398,156 418,172 428,236 486,262 590,330'),
      '#2E1263',
    ) +
    shape(outline('330,160 398,156 418,172 428,236 380,250 352,210'), '#3C1A7C') +
    ridge(stage, 330, 54, 13, darker(stage.palette.mid, 0.56), false) +
    ridge(stage, 372, 44, 17, darker(stage.palette.shadow, 0.2), false) +
    scenes.jungle(id, { ...bare(stage), palette: { ...stage.palette, mid: '#16205A', glow: '#2E6A8A' } }) +
    foxfire(),
}
