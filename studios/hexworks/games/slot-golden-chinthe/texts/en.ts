/** Words that only this slot has. */
export const texts = {
  'win.scatter': 'Win · {count} pagodas',
  'chinthe.wild': 'The wild pod stands for every symbol except the pagoda. It lands on reels 2 to 5.',
  'chinthe.scatter': 'Pagodas pay anywhere: {three}, {four} and {five} for three, four and five.',
  'chinthe.free':
    'Three or more pagodas give {count} free spins in which every win is multiplied by {times}. They can be won again.',
} as const

export type Texts = Readonly<Record<keyof typeof texts, string>>
