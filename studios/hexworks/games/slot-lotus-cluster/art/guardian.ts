import { type Drawing, dragonfly, lilyPad, ramps, set, thing } from '@jackfruit/art/slots'

/** A koi of the pond that leaps over the lotus. */
export const guardian: Drawing = (id) =>
  set(dragonfly(id, ramps.amethyst, ramps.sapphire), 0.85, 92, 130, -14) +
  set(lilyPad(ramps.emerald), 1.9, 262, 668) +
  thing(id, 'koi', { x: 252, y: 290, scale: 2.05, turn: -50, flip: true, material: 'amber' }) +
  set(lilyPad(ramps.emerald), 0.6, 88, 706) +
  thing(id, 'lotus', { x: 250, y: 590, scale: 1.55 }) +
  thing(id, 'blossom', { x: 440, y: 676, scale: 0.5, material: 'gold' })
