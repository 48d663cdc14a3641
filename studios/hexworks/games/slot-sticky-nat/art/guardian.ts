import { type Drawing, flame, halo, ramps, set, thing } from '@jackfruit/art/slots'

const foxfire = flame(ramps.teal, ['#0F9A7A', '#3FE0B0', '#B6FFE4', '#FFFFFF'])

/** The naga of the old tree, with foxfire about it. */
export const guardian: Drawing = (id) =>
  halo(id, '#5FF0C8', 260, 340, 250) +
  thing(id, 'serpent', { x: 256, y: 350, scale: 2.3 }) +
  set(foxfire, 0.9, 96, 610) +
  set(foxfire, 0.7, 432, 640) +
  set(foxfire, 0.5, 90, 220) +
  thing(id, 'lamp', { x: 262, y: 660, scale: 0.8, material: 'ruby' })
