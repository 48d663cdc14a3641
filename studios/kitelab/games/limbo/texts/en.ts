export const texts = {
  'limbo.target': 'Target multiplier',
  'limbo.bad': 'The target is a number from {lowest} to {highest}',
  'limbo.won': '{result} reached {target}',
  'limbo.how':
    'Set a target and bet. A kite climbs to a random height: if it reaches your target, the stake comes back multiplied by it.',
  'limbo.odds': 'The chance is 0.97 divided by the target, so that every target returns 97%.',
  'limbo.cap':
    'Where your target would return more than the largest payout, it is lowered to that: it is then reached so much the more often.',
} as const

export type Texts = Readonly<Record<keyof typeof texts, string>>
