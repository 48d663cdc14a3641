export const texts = {
  'scratch.field': 'Field {number}, still covered',
  'scratch.buy': 'Three alike win',
  'scratch.won': 'Three times {multiple}',
  'scratch.all': 'Reveal all',
  'scratch.prize': 'Prize',
  'scratch.tickets': 'Tickets with it, of {tickets}',
  'scratch.how':
    'Each bet is a ticket with nine fields. If one multiplier stands in three of them, the stake comes back multiplied by it. Nothing else wins.',
  'scratch.print':
    'Every ticket is drawn from a whole print of {tickets}: no prize runs out, and no ticket depends on those sold before. What you uncover first changes nothing.',
} as const

export type Texts = Readonly<Record<keyof typeof texts, string>>
