import { type Drawing, ramps, set, splash, sprig, thing } from '@jackfruit/art/slots'

/** The new year's pot of eugenia and padauk under a parasol, and the water that is thrown. */
export const guardian: Drawing = (id) =>
  thing(id, 'parasol', { x: 256, y: 190, scale: 2, material: 'rose' }) +
  set(sprig(ramps.emerald), 1.35, 256, 370) +
  set(splash(['#0B4E9A', '#2C8EDB', '#8CD4FF', '#DDF5FF', '#FFFFFF']), 2.05, 258, 600) +
  thing(id, 'pot', { x: 256, y: 556, scale: 1.7 }) +
  [
    [176, 470, 0.62],
    [340, 470, 0.62],
    [258, 494, 0.72],
    [112, 690, 0.5],
    [412, 694, 0.46],
  ]
    .map(([x = 0, y = 0, scale = 1]) => thing(id, 'blossom', { x, y, scale, material: 'gold' }))
    .join('')
