import type { Texts } from './en.ts'

export const texts: Texts = {
  'lab.cashOut': 'Cash out {amount}',
  'lab.cashOutNone': 'Cash out',
  'lab.multiplier': 'Pengali',
  'lab.chance': 'Peluang',
  'lab.returns': 'Bayaran',
  'lab.next': 'Berikutnya',
  'lab.recent': 'Hasil terakhir',
  'lab.steps': 'Pengembalian tiap langkah',
  'lab.how': 'Cara bermain',
  'lab.pays': 'Pengembaliannya',
  'lab.left':
    'Ronde yang dibiarkan terbuka akan di-cash out otomatis setelah satu hari. Jika belum ada kemenangan di dalamnya, taruhan dikembalikan.',
  'lab.limit':
    'Tidak ada ronde yang mengembalikan lebih dari pembayaran terbesar: ronde selesai dan dibayar sebelum langkah yang akan melampauinya.',
}
