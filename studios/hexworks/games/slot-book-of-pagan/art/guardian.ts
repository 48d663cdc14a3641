import { type Drawing, halo, spark, thing } from '@jackfruit/art/slots'

/** The peacock that keeps the book. */
export const guardian: Drawing = (id) =>
  halo(id, '#FFE58C', 260, 380, 250) +
  thing(id, 'peacock', { x: 256, y: 410, scale: 2.15 }) +
  thing(id, 'book', { x: 258, y: 590, scale: 1.3, turn: -6, material: 'ruby' }) +
  thing(id, 'hexGem', { x: 96, y: 690, scale: 0.5, material: 'emerald' }) +
  thing(id, 'hexGem', { x: 430, y: 694, scale: 0.46, material: 'sapphire' }) +
  spark(404, 560, 34)
