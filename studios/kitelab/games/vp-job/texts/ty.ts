import type { Texts } from './en.ts'

export const texts: Texts = {
  'vp.hold': 'Hold',
  'vp.draw': 'Draw',
  'vp.card': 'Baraha {number}',
  'vp.hints': 'Ipakita ang best hold',
  'vp.bet': 'Tumaya para sa limang baraha',
  'vp.hand.royal': 'Royal flush',
  'vp.hand.straight-flush': 'Straight flush',
  'vp.hand.four': 'Quadro',
  'vp.hand.full-house': 'Full house',
  'vp.hand.flush': 'Flush',
  'vp.hand.straight': 'Straight',
  'vp.hand.three': 'Trio',
  'vp.hand.two-pair': 'Two pair',
  'vp.hand.jacks': 'Pares na J pataas',
  'vp.hand.nothing': 'Walang pares na J pataas',
  'vp.won': '{hand} · {multiple}',
  'vp.hand': 'Hand',
  'vp.how':
    'Bibigyan ka ng limang baraha mula sa deck na 52. I-hold ang alinman sa mga ito; papalitan nang isang beses ang iba. Babayaran ang limang baraha ayon sa table.',
  'vp.deck':
    'Isang beses binabalasa ang deck, bago mamigay: handa na ang mga kapalit, at walang pinipili pagkatapos ng hold mo.',
  'vp.best':
    'Ang inilathalang balik ay para sa best hold ng bawat hand, na maipapakita sa iyo ng page na ito. Mas mababa ang balik ng ibang hold.',
  'vp.left': 'Ang round na iniwang bukas ay tatapusin pagkalipas ng isang araw gamit ang best hold.',
}
