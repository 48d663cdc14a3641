import { type Drawing, mask, set, thing } from '@jackfruit/art/slots'

/** The white elephant of the ruby valley, among stones that grow from the rock. */
export const guardian: Drawing = (id) =>
  thing(id, 'tallGem', { x: 96, y: 596, scale: 1.25, turn: -16, material: 'sapphire' }) +
  thing(id, 'tallGem', { x: 424, y: 600, scale: 1.2, turn: 18, material: 'amethyst' }) +
  set(mask('elephant', ['#2A3358', '#6F7FB4', '#B9C6EC', '#EAF0FF', '#FFFFFF']), 2.3, 260, 330) +
  thing(id, 'hexGem', { x: 260, y: 196, scale: 0.4, material: 'ruby' }) +
  thing(id, 'hexGem', { x: 170, y: 668, scale: 0.76, material: 'ruby' }) +
  thing(id, 'hexGem', { x: 340, y: 676, scale: 0.68, material: 'emerald' })
