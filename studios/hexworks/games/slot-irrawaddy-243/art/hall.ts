import {
  darker,
  disc,
  grounds,
  type HallPlan,
  idMaker,
  rays,
  ridge,
  scenes,
  skyline,
  thing,
} from '@jackfruit/art/slots'

const boat = (x: number, y: number, scale: number, flip = false) =>
  thing(idMaker('boat'), 'boat', { x, y, scale, flip, material: 'fire' })

export const hall: Omit<HallPlan, 'code'> = {
  palette: { ...grounds.teal, mid: '#12808A', glow: '#FFC978' },
  light: [360, 186],
  seed: 9,
  scenery: (id, stage) =>
    disc(360, 196, 74, '#FFE3A3', 0.85) +
    rays(360, 196, 22, 520, '#FFE9B8', 0.05) +
    ridge(stage, 250, 46, 9, darker(stage.palette.mid, 0.22), false) +
    skyline(id, 720, 252, [darker(stage.palette.mid, 0.36), darker(stage.palette.mid, 0.52)], 12, 0.34) +
    `<rect y="250" width="720" height="155" fill="${darker(stage.palette.mid, 0.3)}"/>` +
    boat(600, 250, 0.34, true) +
    scenes.waves(id, { ...stage, height: 440, palette: { ...stage.palette, glow: '#3FB8B4' } }) +
    boat(104, 268, 0.82),
}
