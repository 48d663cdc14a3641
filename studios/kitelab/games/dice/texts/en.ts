export const texts = {
  'dice.side': 'The roll is',
  'dice.under': 'Under {number}',
  'dice.over': 'Over {number}',
  'dice.chance': 'Chance to win, in per cent',
  'dice.won': 'Roll {roll} · {multiple}',
  'dice.how':
    'Choose a chance from 1 to 95 per cent and a side. A number from 0.00 to 99.99 is rolled, each of the 10,000 equally likely. If it lies on your side, the stake comes back multiplied.',
  'dice.multiplier': 'The multiplier is 0.99 divided by the chance, rounded down at the fourth decimal.',
  'dice.worst':
    'Returns are rounded down to the smallest coin. At the smallest stake of all this can take the return to {worst}% at some chances.',
} as const

export type Texts = Readonly<Record<keyof typeof texts, string>>
