import type { Texts } from './en.ts'

export const texts: Texts = {
  'dt.dragon': 'Dragon',
  'dt.tiger': 'Tiger',
  'dt.tie': 'Tie',
  'dt.suited-tie': 'Suited Tie',
  'dt.spades': 'spades',
  'dt.hearts': 'hearts',
  'dt.diamonds': 'diamonds',
  'dt.clubs': 'clubs',
  'dt.rules':
    'Tig-isang baraha ang Dragon at Tiger mula sa walong bagong balasang deck. Panalo ang mas mataas na baraha; pinakamababa ang A, pinakamataas ang K. Kapag tie, ibinabalik ang kalahati ng mga taya sa Dragon at Tiger.',
  'dt.bets':
    'Puwede ring tumaya sa isa sa dalawang baraha: sa suit, sa kulay, odd o even (ang A ay 1, J 11, Q 12, K 13), maliit (A hanggang 6) o malaki (8 hanggang K); ang 7 ay hindi maliit at hindi malaki.',
}
