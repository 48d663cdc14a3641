/** Words that only this slot has. */
export const texts = {
  'irrawaddy.freeNote': 'Every WILD multiplies its way by 3',
  'irrawaddy.wild': 'WILD stands for every symbol except the scatter. It lands on reels 2, 3 and 4.',
  'irrawaddy.free':
    'Three, four or five scatters give 8, 12 or 20 free spins. In them every WILD multiplies its way by 3. They can be won again.',
} as const

export type Texts = Readonly<Record<keyof typeof texts, string>>
