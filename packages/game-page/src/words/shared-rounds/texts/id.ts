import type { Texts } from './en.ts'

export const texts: Texts = {
  'live.lost': 'Koneksi terputus',
  'live.lostNote': 'Menyambung lagi. Taruhan yang sudah masuk tetap berlaku.',
  'live.void': 'Ronde batal',
  'live.voidNote': 'Ronde ini batal: semua taruhan dikembalikan.',
  'live.lostBet': 'Ronde berlanjut sebelum taruhan Anda dijawab. Lihat hasilnya di riwayat Anda.',
  'live.out.CLOSED': 'Terlambat: taruhan tidak diterima. Tidak ada uang yang berpindah.',
  'live.out.LIMIT': 'Taruhan di luar batas dan tidak diterima. Tidak ada uang yang berpindah.',
  'live.out.VOIDED': 'Taruhan tidak jadi masuk, dan uangnya kembali kepada Anda.',
  'live.out.SUSPENDED': 'Taruhan tidak diterima. Tidak ada uang yang berpindah.',
  'live.sealTitle': 'Disegel sebelum bertaruh',
  'live.sealHow':
    'Rahasia tiap ronde ditetapkan dalam sebuah rantai sebelum meja dibuka; ujung rantainya diumumkan. Setelah ronde, mata rantainya ditunjukkan: bila di-hash berulang-ulang, ia sampai ke ujung itu. Benih semua taruhan yang diterima dicampurkan, sehingga tak seorang pun dapat mengetahui atau memilih hasil.',
  'live.past': 'Ronde terakhir',
  'live.proofHow':
    'Siapa pun dapat memeriksa ronde ini dengan teks ini: di halaman “Periksa ronde” situs ini, atau offline dengan kode proyek.',
  'live.sealTable': 'Meja',
  'live.sealTerminal': 'Ujung rantai yang diumumkan',
  'live.sealLink': 'Mata rantai ronde ini',
}
