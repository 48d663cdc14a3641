import { type Drawing, materialOf, palm, ramps, set, thing } from '@jackfruit/art/slots'

/** A balloon that stands over the plain at first light. */
export const guardian: Drawing = (id) =>
  set(palm(materialOf('wood'), ramps.emerald), 1.05, 116, 640) +
  '<path d="M196 396L232 520M324 396L288 520M250 420V520M270 420V520" stroke="#F2C88E" stroke-width="6"/>' +
  '<path d="M220 512H300L290 590H230Z" fill="#8C4A1C"/><path d="M220 512H258V590H230Z" fill="#C98246"/><path d="M214 504H306V524H214Z" fill="#E0A060"/>' +
  thing(id, 'balloon', { x: 260, y: 240, scale: 2.3 }) +
  thing(id, 'balloon', { x: 424, y: 560, scale: 0.72, material: 'sapphire' }) +
  '<path d="M412 634H436V654H412Z" fill="#8C4A1C"/>'
