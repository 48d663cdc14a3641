import type { Texts } from './en.ts'

export const texts: Texts = {
  'lab.cashOut': 'Cash out {amount}',
  'lab.cashOutNone': 'Cash out',
  'lab.multiplier': 'Multiplier',
  'lab.chance': 'Tsansa',
  'lab.returns': 'Balik',
  'lab.next': 'Susunod',
  'lab.recent': 'Mga huling resulta',
  'lab.steps': 'Ang balik sa bawat hakbang',
  'lab.how': 'Paano laruin',
  'lab.pays': 'Ang mga balik',
  'lab.left':
    'Ang round na iniwang bukas ay kusang ika-cash out pagkalipas ng isang araw. Kung wala pang napanalunan dito, ibabalik ang taya.',
  'lab.limit':
    'Walang round na nagbabalik ng higit sa pinakamalaking payout: natatapos at binabayaran ito bago ang hakbang na lalampas doon.',
}
