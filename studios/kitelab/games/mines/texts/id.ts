import type { Texts } from './en.ts'

export const texts: Texts = {
  'mines.count': 'Ranjau',
  'mines.fewer': 'Kurangi ranjau',
  'mines.more': 'Tambah ranjau',
  'mines.cell': 'Petak {number}',
  'mines.safe': 'Petak {number}: aman',
  'mines.mine': 'Petak {number}: ranjau',
  'mines.won': '{cells} aman · {multiple}',
  'mines.left': 'Permata tersisa',
  'mines.hidden': 'Ranjau tersembunyi',
  'mines.how':
    'Pilih berapa dari 25 petak yang menyembunyikan ranjau, lalu bertaruh. Buka petak satu per satu: setiap petak aman menaikkan pengali. Cash out kapan pun Anda mau; ranjau mengakhiri ronde tanpa pembayaran.',
  'mines.field':
    'Ranjau dipasang sebelum Anda membuka petak pertama dan tidak berpindah. Letaknya ditampilkan saat ronde selesai.',
  'mines.auto': 'Main otomatis membuka tiga petak lalu cash out.',
  'mines.cells': 'Petak aman',
}
