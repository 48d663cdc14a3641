import type { Texts } from './en.ts'

export const texts: Texts = {
  'scratch.field': 'Kotak {number}, masih tertutup',
  'scratch.buy': 'Tiga yang sama menang',
  'scratch.won': 'Tiga kali {multiple}',
  'scratch.all': 'Buka semua',
  'scratch.prize': 'Hadiah',
  'scratch.tickets': 'Jumlah tiket, dari {tickets}',
  'scratch.how':
    'Setiap taruhan adalah satu tiket dengan sembilan kotak. Jika satu pengali muncul di tiga kotak, taruhan kembali dikalikan angka itu. Selain itu tidak ada yang menang.',
  'scratch.print':
    'Setiap tiket diundi dari satu cetakan utuh berisi {tickets} tiket: hadiah tidak pernah habis, dan tiket tidak bergantung pada tiket yang terjual sebelumnya. Kotak mana yang dibuka dulu tidak mengubah apa pun.',
}
