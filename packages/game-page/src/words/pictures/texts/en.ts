export const texts = {
  ...{ 'fpc.fish': 'Fish', 'fpc.prawn': 'Prawn', 'fpc.crab': 'Crab' },
  ...{ 'fpc.rooster': 'Rooster', 'fpc.gourd': 'Gourd', 'fpc.coin': 'Coin' },
  'fpc.rules':
    'Three dice with six pictures are rolled. A picture pays 1:1, 2:1 or 3:1 when one, two or three dice show it.',
  'fpc.bets': 'Two pictures win when both fall. A triple, ×3, wins when all three dice show the picture.',
} as const

export type Texts = Readonly<Record<keyof typeof texts, string>>
