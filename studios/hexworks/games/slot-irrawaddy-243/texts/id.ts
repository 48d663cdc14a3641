import type { Texts } from './en.ts'

export const texts: Texts = {
  'irrawaddy.freeNote': 'Setiap WILD mengalikan jalurnya dengan 3',
  'irrawaddy.wild': 'WILD menggantikan semua simbol kecuali scatter. Muncul di gulungan 2, 3, dan 4.',
  'irrawaddy.free':
    'Tiga, empat, atau lima scatter memberi 8, 12, atau 20 free spin. Di dalamnya setiap WILD mengalikan jalurnya dengan 3. Free spin bisa didapat lagi.',
}
