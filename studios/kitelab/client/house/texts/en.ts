/** Words that several tables use. */
export const texts = {
  'lab.cashOut': 'Cash out {amount}',
  'lab.cashOutNone': 'Cash out',
  'lab.multiplier': 'Multiplier',
  'lab.chance': 'Chance',
  'lab.returns': 'Returns',
  'lab.next': 'Next',
  'lab.recent': 'Last results',
  'lab.steps': 'What each step returns',
  'lab.how': 'How it is played',
  'lab.pays': 'What it returns',
  'lab.left':
    'A round that is left open is cashed out after a day. If nothing has been won in it yet, the stake goes back.',
  'lab.limit':
    'No round returns more than the largest payout: it ends, paid, before a step that would pass it.',
} as const

export type Texts = Readonly<Record<keyof typeof texts, string>>
