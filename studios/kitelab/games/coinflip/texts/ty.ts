import type { Texts } from './en.ts'

export const texts: Texts = {
  'coin.call': 'Hula mo',
  'coin.heads': 'Heads',
  'coin.tails': 'Tails',
  'coin.callHeads': 'Heads ang hula',
  'coin.callTails': 'Tails ang hula',
  'coin.won': '{calls} sunod-sunod · {multiple}',
  'coin.count': 'Mga tamang hula',
  'coin.how':
    'Hulaan kung heads o tails at tumaya. Sa tamang hula, nagiging 1.94 ang multiplier, at dinodoble ito ng bawat kasunod na tamang hula, hanggang dalawampung sunod-sunod. Puwedeng mag-cash out pagkatapos ng alinman sa mga ito; ang maling hula ay tumatapos sa round nang walang balik.',
  'coin.odds': 'Patas ang barya at walang natatandaan: ilan man ang hula, 97% ang balik.',
  'coin.auto': 'Isang beses humuhula ang auto play at nagka-cash out.',
}
