import type { Texts } from './en.ts'

export const texts: Texts = {
  'slot.wild': 'WILD menggantikan semua simbol yang punya pembayaran sendiri.',
  'gems.times': 'Gulungan di kanan mengalikan semua kemenangan putaran itu, dengan 1 sampai 15.',
}
