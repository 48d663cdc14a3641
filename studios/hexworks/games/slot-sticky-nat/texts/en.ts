/** Words that only this slot has. */
export const texts = {
  'nat.wild': 'WILD stands for every symbol except the scatter. It lands on reels 2, 3 and 4.',
  'nat.free': 'Three or more scatters give 9 free spins, in which every WILD stays where it lands.',
  'nat.note': 'Every WILD stays where it lands',
} as const

export type Texts = Readonly<Record<keyof typeof texts, string>>
