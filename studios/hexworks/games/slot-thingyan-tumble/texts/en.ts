/** Words that only this slot has. */
export const texts = {
  'thingyan.tumble':
    'Seven or more of a kind pay wherever they stand, then vanish, and new ones fall. Wins in a row are multiplied by 1, 2, 3 and 5.',
  'thingyan.free':
    'Four scatters give 12 free spins. In them the multiplier grows with every tumble, up to 20, and never falls back.',
  'thingyan.note': 'The multiplier climbs with every tumble and never falls',
} as const

export type Texts = Readonly<Record<keyof typeof texts, string>>
