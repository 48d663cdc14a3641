export const texts = {
  'roulette.dozen': 'Dozen {number}',
  'roulette.column': 'Column {number}',
  'roulette.rules':
    'The ball falls into one of 37 pockets, 0 to 36. A bet wins when it covers that number; on 0 red, black, odd, even, 1–18 and 19–36 lose.',
  'roulette.inside':
    'Bets on two, three, four or six neighbouring numbers lie on the lines and corners between them.',
} as const

export type Texts = Readonly<Record<keyof typeof texts, string>>
