import type { Texts } from './en.ts'

export const texts: Texts = {
  'plinko.rows': 'Hanay',
  'plinko.risk': 'Risk',
  'plinko.low': 'Mababa',
  'plinko.medium': 'Medium',
  'plinko.high': 'Mataas',
  'plinko.won': 'Sa bucket {bucket} · {multiple}',
  'plinko.last': 'Huling {count} bola',
  'plinko.back': '{back} ang bumalik sa {staked}',
  'plinko.how':
    'Pumili ng dami ng hanay at risk, at ihulog ang bola. Sa bawat pin, pantay ang tsansang pumunta ito sa kaliwa o kanan. Ang nakasulat sa bucket na babagsakan nito ang multiplier ng taya.',
  'plinko.returned': 'Ang multiplier na mababa sa 1 ay nagbabalik ng bahagi ng taya.',
  'plinko.rtp': 'Balik',
  'plinko.edge': 'Mula gilid hanggang gitna',
}
