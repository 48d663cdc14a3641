export const texts = {
  'vp.hold': 'Hold',
  'vp.draw': 'Draw',
  'vp.card': 'Card {number}',
  'vp.hints': 'Show the best hold',
  'vp.bet': 'Bet to be dealt five cards',
  'vp.hand.royal': 'Royal flush',
  'vp.hand.straight-flush': 'Straight flush',
  'vp.hand.four': 'Four of a kind',
  'vp.hand.full-house': 'Full house',
  'vp.hand.flush': 'Flush',
  'vp.hand.straight': 'Straight',
  'vp.hand.three': 'Three of a kind',
  'vp.hand.two-pair': 'Two pair',
  'vp.hand.jacks': 'Jacks or better',
  'vp.hand.nothing': 'No pair of jacks or better',
  'vp.won': '{hand} · {multiple}',
  'vp.hand': 'Hand',
  'vp.how':
    'You are dealt five cards of a pack of 52. Hold any of them; the others are replaced once. The five cards then are paid by the table.',
  'vp.deck':
    'The pack is shuffled once, before the deal: the replacements lie ready, and nothing is chosen after your hold.',
  'vp.best':
    'The published return is that of the best hold of every hand, which this page can show you. Other holds return less.',
  'vp.left': 'A round that is left open is held as well as can be after a day.',
} as const

export type Texts = Readonly<Record<keyof typeof texts, string>>
