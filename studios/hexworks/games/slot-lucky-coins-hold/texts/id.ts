import type { Texts } from './en.ts'

export const texts: Texts = {
  'slot.wild': 'WILD menggantikan semua simbol kecuali koin.',
  'lucky.hold':
    'Enam koin atau lebih tertahan di tempatnya dan memberi 3 respin. Setiap koin baru ikut tertahan dan respin kembali menjadi 3. Di akhir, semua koin dibayar.',
  'lucky.prizes':
    'MINI, MINOR, dan MAJOR adalah koin bernilai 20, 50, dan 200 kali taruhan. Papan yang penuh koin ditambah GRAND senilai 1,000 kali taruhan.',
  'lucky.note': 'Koin tertahan di tempatnya. Setiap koin baru mengembalikan respin ke 3.',
  'auto.onFeature': 'Berhenti saat koin tertahan',
  'auto.stopped.feature': 'Main otomatis berhenti: koin tertahan.',
}
