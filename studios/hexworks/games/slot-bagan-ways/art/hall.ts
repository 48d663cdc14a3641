import {
  darker,
  disc,
  grounds,
  type HallPlan,
  idMaker,
  rays,
  ridge,
  skyline,
  thing,
} from '@jackfruit/art/slots'

const balloon = (x: number, y: number, scale: number, material: string) =>
  `<rect x="${x - 7 * scale}" y="${y + 74 * scale}" width="${14 * scale}" height="${12 * scale}" fill="#5A2A10"/>` +
  thing(idMaker(`balloon${x}`), 'balloon', { x, y, scale, material })

export const hall: Omit<HallPlan, 'code'> = {
  palette: { ...grounds.sunset, shadow: '#2A0A14', mid: '#D9561E', glow: '#FFD98A' },
  light: [360, 220],
  seed: 31,
  scenery: (id, stage) =>
    disc(360, 232, 92, '#FFF0C8', 0.9) +
    rays(360, 232, 26, 520, '#FFF0C8', 0.05) +
    ridge(stage, 292, 30, 8, '#B0481E', false) +
    skyline(id, 720, 306, ['#A33E1C', '#6E2016'], 14, 0.5) +
    ridge(stage, 326, 22, 11, '#6E2016', false) +
    skyline(id, 720, 348, ['#5A1814', '#34090E'], 6, 0.62) +
    `<rect y="346" width="720" height="60" fill="${darker('#34090E', 0.1)}"/>` +
    balloon(566, 186, 0.26, 'sapphire') +
    balloon(296, 62, 0.26, 'amethyst') +
    balloon(470, 52, 0.2, 'ruby'),
}
