/** Words that only this slot has. */
export const texts = {
  'win.line': 'Win · {count} of a kind',
  'rules.paysNote':
    'Only the middle line pays. It is read from the highest prize to the lowest, and the first that fits is paid.',
  'ruby.winBars': 'Win · any three bars',
  'ruby.winCherries': 'Win · {count} cherries',
  'ruby.wild':
    'Each WILD in a winning line doubles it: one pays twice, two pay four times. Three have a prize of their own.',
  'ruby.bars': 'Any three bars together return twice the bet.',
  'ruby.cherry': 'Two cherries return twice the bet, one cherry returns the bet; with a WILD, twice.',
} as const

export type Texts = Readonly<Record<keyof typeof texts, string>>
