import type { Texts } from './en.ts'

export const texts: Texts = {
  'book.book': 'Buku menggantikan semua simbol lain, dan sebagai scatter dibayar di posisi mana pun.',
  'book.free':
    'Tiga Buku atau lebih memberi 10 free spin. Sebelumnya satu simbol istimewa diundi: jika muncul di cukup banyak gulungan, simbol ini memenuhi gulungan itu dan dibayar di semua garis, di posisi mana pun. Free spin bisa didapat lagi.',
  'book.note': 'Memenuhi gulungannya dan dibayar di posisi mana pun',
}
