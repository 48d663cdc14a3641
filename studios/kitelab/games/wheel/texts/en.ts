export const texts = {
  'wheel.segments': 'Segments',
  'wheel.won': 'The wheel stopped at {multiple}',
  'wheel.how':
    'Choose a wheel of 10, 20 or 50 equal segments and bet. What stands at the pointer is what the stake is multiplied by; 0 returns nothing.',
  'wheel.returned': '{segments} segments return {rtp}%',
  'wheel.times': 'Segments with it',
} as const

export type Texts = Readonly<Record<keyof typeof texts, string>>
