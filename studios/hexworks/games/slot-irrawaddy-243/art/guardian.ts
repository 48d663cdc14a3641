import {
  type Drawing,
  dolphin,
  group,
  lilyPad,
  materialOf,
  ramps,
  set,
  splash,
  thing,
} from '@jackfruit/art/slots'

/** A dolphin of the river that leaps out of its own spray. */
export const guardian: Drawing = (id) =>
  set(splash(['#08474A', '#14888C', '#6FE0D8', '#DDFBFF', '#FFFFFF']), 2, 262, 560) +
  group(dolphin(materialOf('silver')), 256, 320, { scale: 2.2, turn: -24, flip: true }) +
  set(lilyPad(ramps.emerald), 1.25, 140, 690) +
  thing(id, 'lotus', { x: 140, y: 630, scale: 0.7 }) +
  set(lilyPad(ramps.emerald), 1, 392, 706)
