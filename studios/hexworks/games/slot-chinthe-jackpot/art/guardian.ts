import { chinthe } from '@jackfruit/art'
import { coin, type Drawing, ramps, set, thing } from '@jackfruit/art/slots'

/** The guardian of the pots, with a blue mane and a crown: it looks to the reels. */
export const guardian: Drawing = (id) =>
  set(chinthe({ outerMane: ramps.sapphire, innerMane: ramps.teal }), 1.5, 258, 392) +
  thing(id, 'crown', { x: 258, y: 158, scale: 0.86 }) +
  thing(id, 'hexGem', { x: 258, y: 176, scale: 0.2, material: 'ruby' }) +
  coin(id, 128, 668, 56, { turn: -10, tilt: 0.4 }) +
  thing(id, 'hexGem', { x: 262, y: 690, scale: 0.52, material: 'sapphire' }) +
  coin(id, 366, 686, 52, { turn: 12, tilt: 0.42 })
