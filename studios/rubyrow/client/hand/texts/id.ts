import type { Texts } from './en.ts'

export const texts: Texts = {
  'table.bj-unlimited': 'Blackjack untuk semua',
  'live.yours': 'Giliran Anda',
  'live.yoursNote': 'Pilih sebelum waktunya habis',
  'live.deciding': 'Pemain sedang memilih',
  'live.decidingNote': 'Lalu kartu berikutnya dibuka',
  'live.drawing': 'Dealer mengambil kartu',
  'live.drawingNote': 'Tidak ada lagi yang memilih',
  'live.decide': 'Pilihan untuk kartu Anda',
  'live.choosing': '{action}: sedang ditanyakan …',
  'live.chosen': '{action}: berlaku. Yang lain masih punya waktu.',
  'live.handWaits': 'Kartu Anda menunggu yang lain.',
  'live.decidedLate': 'Terlambat: langkah itu sudah ditutup.',
  'live.did': 'Langkah terakhir: {counts}',
  'live.row': 'Kartu tiap langkah',
  'bj.dealerTotal': 'Dealer {total}',
  'bj.dealerBust': 'Dealer lewat 21: {total}',
  'bj.dealerNatural': 'Dealer blackjack',
  'live.bj':
    'Semua orang memainkan dua kartu yang sama. Di setiap langkah, semua yang masih bermain memilih dalam 12 detik; lalu satu kartu dibuka, dan siapa yang hit, double, atau split mengambilnya. Setelah split, hand kedua menunggu sampai yang pertama selesai. Pilihan orang lain tidak pernah mengubah kartu yang datang. Double atau split memasang taruhan Anda sekali lagi; jika taruhan itu ditolak, kartu Anda tetap seperti semula.',
  'live.bjLate':
    'Jika Anda tidak memilih tepat waktu, hard 11 atau kurang dan soft 17 atau kurang akan hit, selain itu stand; tidak ada double atau split. Siapa yang tidak pernah memilih mendapat kembali 93.97%, lebih rendah dari 99.51% permainan terbaik.',
}
