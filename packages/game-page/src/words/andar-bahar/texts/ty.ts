import type { Texts } from './en.ts'

export const texts: Texts = {
  'ab.joker': 'Joker',
  'ab.andar': 'Andar',
  'ab.bahar': 'Bahar',
  'ab.cards': '{from}–{to} baraha',
  'ab.words': 'Panalo ang {side}, baraha {count}',
  'ab.rules':
    'Isang baraha mula sa bagong balasang deck ang joker. Saka salitang bibigyan ng baraha ang Andar at Bahar, una ang Andar, hanggang may makakuha ng kapareho ng ranggo ng joker; iyon ang panalo.',
  'ab.bets': 'Puwede ring tumaya sa kung ilang baraha ang ibibigay pagkatapos ng joker, kasama ang huli.',
}
