import type { Texts } from './en.ts'

export const texts: Texts = {
  'wheel.segments': 'Segmen',
  'wheel.won': 'Roda berhenti di {multiple}',
  'wheel.how':
    'Pilih roda dengan 10, 20, atau 50 segmen yang sama besar, lalu bertaruh. Taruhan dikalikan dengan angka yang ditunjuk jarum; 0 tidak mengembalikan apa pun.',
  'wheel.returned': '{segments} segmen mengembalikan {rtp}%',
  'wheel.times': 'Jumlah segmen',
}
