import { coin, type Drawing, mask, set, thing } from '@jackfruit/art/slots'
import { goldenOwl } from './symbols.ts'

/** The golden owl that brings luck into a house, on its chest. */
export const guardian: Drawing = (id) =>
  set(mask('owl', goldenOwl), 2.25, 260, 300) +
  thing(id, 'chest', { x: 258, y: 600, scale: 1.55 }) +
  coin(id, 84, 690, 54, { turn: -14, tilt: 0.4 }) +
  coin(id, 440, 694, 50, { turn: 12, tilt: 0.42 }) +
  coin(id, 384, 724, 34, { turn: -4 })
