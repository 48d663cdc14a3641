import type { Texts } from './en.ts'

export const texts: Texts = {
  'bagan.wild':
    'WILD menggantikan semua simbol kecuali scatter. WILD muncul di gulungan 2 sampai 5. Tinggi tiap gulungan 2 sampai 7 baris, berubah di setiap putaran.',
  'bagan.free':
    'Empat, lima, atau enam scatter memberi 10, 15, atau 20 free spin. Di setiap free spin diundi pengali untuk jalurnya: 2, 3, 5, 10, atau 25. Free spin bisa didapat lagi.',
}
