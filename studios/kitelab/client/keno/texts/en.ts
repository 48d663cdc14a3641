export const texts = {
  'keno.quick': 'Quick pick',
  'keno.clear': 'Clear',
  'keno.picks': 'Picks',
  'keno.missing': 'Pick one to ten numbers',
  'keno.hits': 'Hits',
  'keno.number': 'Number {number}',
  'keno.won': '{hits} of {picks} · {multiple}',
  'keno.how':
    'Pick one to ten of the {size} numbers and bet. {drawn} of them are drawn, each equally likely. What comes back depends on how many you picked and how many of those were drawn.',
  'keno.table': 'Multipliers by picks (rows) and hits (columns)',
  'keno.rtp': 'Return',
} as const

export type Texts = Readonly<Record<keyof typeof texts, string>>
