export const texts = {
  'coin.call': 'Your call',
  'coin.heads': 'Heads',
  'coin.tails': 'Tails',
  'coin.callHeads': 'Call heads',
  'coin.callTails': 'Call tails',
  'coin.won': '{calls} in a row · {multiple}',
  'coin.count': 'Correct calls',
  'coin.how':
    'Call heads or tails and bet. A correct call makes the multiplier 1.94, and each one more doubles it, up to twenty in a row. Cash out after any of them; a wrong call ends the round with nothing.',
  'coin.odds': 'The coin is fair and remembers nothing: every number of calls returns 97%.',
  'coin.auto': 'Auto play makes one call and cashes out.',
} as const

export type Texts = Readonly<Record<keyof typeof texts, string>>
