export const texts = {
  'plinko.rows': 'Rows',
  'plinko.risk': 'Risk',
  'plinko.low': 'Low',
  'plinko.medium': 'Medium',
  'plinko.high': 'High',
  'plinko.won': 'Bucket {bucket} · {multiple}',
  'plinko.last': 'Last balls: {count}',
  'plinko.back': '{back} back of {staked}',
  'plinko.how':
    'Choose rows and risk, and let the ball fall. At each pin it goes left or right, equally likely. What stands on the bucket it lands in is what the stake is multiplied by.',
  'plinko.returned': 'A multiplier under 1 returns a part of the stake.',
  'plinko.rtp': 'Return',
  'plinko.edge': 'From the edge to the centre',
} as const

export type Texts = Readonly<Record<keyof typeof texts, string>>
