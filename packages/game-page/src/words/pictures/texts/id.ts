import type { Texts } from './en.ts'

export const texts: Texts = {
  'fpc.fish': 'Ikan',
  'fpc.prawn': 'Udang',
  'fpc.crab': 'Kepiting',
  'fpc.rooster': 'Ayam',
  'fpc.gourd': 'Labu',
  'fpc.coin': 'Koin',
  'fpc.rules':
    'Tiga dadu dengan enam gambar dilempar. Sebuah gambar membayar 1:1, 2:1, atau 3:1 bila muncul di satu, dua, atau tiga dadu.',
  'fpc.bets':
    'Taruhan dua gambar menang bila keduanya keluar. Tripel, ×3, menang bila ketiga dadu menunjukkan gambar itu.',
}
