import type { Texts } from './en.ts'

export const texts: Texts = {
  'slot.wild': 'WILD menggantikan semua simbol kecuali scatter.',
  'jackpot.free':
    'Tiga scatter atau lebih memberi 10 free spin dengan semua kemenangan dikali 3. Free spin bisa didapat lagi.',
}
