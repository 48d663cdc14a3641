/** Words that only this slot has. */
export const texts = {
  'bagan.wild':
    'WILD stands for every symbol except the scatter. It lands on reels 2 to 5. Each reel is 2 to 7 rows high, anew in each spin.',
  'bagan.free':
    'Four, five or six scatters give 10, 15 or 20 free spins. Each draws a multiplier of its ways: 2, 3, 5, 10 or 25. They can be won again.',
} as const

export type Texts = Readonly<Record<keyof typeof texts, string>>
