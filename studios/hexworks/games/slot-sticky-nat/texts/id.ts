import type { Texts } from './en.ts'

export const texts: Texts = {
  'nat.wild': 'WILD menggantikan semua simbol kecuali scatter. Muncul di gulungan 2, 3, dan 4.',
  'nat.free':
    'Tiga scatter atau lebih memberi 9 free spin; di dalamnya setiap WILD tetap di tempatnya muncul.',
  'nat.note': 'Setiap WILD tetap di tempatnya muncul',
}
