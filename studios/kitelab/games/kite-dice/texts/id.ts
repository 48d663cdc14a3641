import type { Texts } from './en.ts'

export const texts: Texts = {
  'bar.play': 'Lempar',
  'dice.ready': 'Dua dadu. Jumlahnya menentukan.',
  'dice.total': 'Jumlah {total}',
  'dice.pays': 'Pengembalian tiap jumlah, untuk taruhan Anda {amount}',
  'dice.note':
    'Dua dadu yang seimbang dilempar sekali. Jumlah yang tidak tercantum tidak mengembalikan apa pun.',
}
