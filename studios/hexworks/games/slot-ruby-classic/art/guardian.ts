import { coin, type Drawing, mask, set, thing } from '@jackfruit/art/slots'

/** The tiger of the old hall, a ruby on its brow. */
export const guardian: Drawing = (id) =>
  set(mask('tiger'), 2.35, 260, 330) +
  thing(id, 'hexGem', { x: 260, y: 178, scale: 0.34, material: 'ruby' }) +
  thing(id, 'stack', { x: 132, y: 640, scale: 0.92 }) +
  thing(id, 'stack', { x: 394, y: 640, scale: 0.92 }) +
  thing(id, 'hexGem', { x: 262, y: 660, scale: 0.82, material: 'ruby' }) +
  coin(id, 262, 726, 30, { tilt: 0.4 })
