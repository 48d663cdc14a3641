/** Words that only this slot has. */
export const texts = {
  'slot.wild': 'WILD stands for every symbol except the scatter.',
  'jackpot.free':
    'Three or more scatters give 10 free spins in which every win is multiplied by 3. They can be won again.',
} as const

export type Texts = Readonly<Record<keyof typeof texts, string>>
