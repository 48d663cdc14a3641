import type { Texts } from './en.ts'

export const texts: Texts = {
  'dt.dragon': 'Naga',
  'dt.tiger': 'Harimau',
  'dt.tie': 'Tie',
  'dt.suited-tie': 'Suited Tie',
  'dt.spades': 'sekop',
  'dt.hearts': 'hati',
  'dt.diamonds': 'wajik',
  'dt.clubs': 'keriting',
  'dt.rules':
    'Naga dan Harimau masing-masing mendapat satu kartu dari delapan dek yang baru dikocok. Kartu yang lebih tinggi menang; A terendah, K tertinggi. Jika tie, setengah taruhan pada Naga dan Harimau dikembalikan.',
  'dt.bets':
    'Anda juga bisa bertaruh pada salah satu dari kedua kartu: jenisnya, warnanya, ganjil atau genap (A adalah 1, J 11, Q 12, K 13), kecil (A sampai 6) atau besar (8 sampai K); 7 bukan kecil maupun besar.',
}
