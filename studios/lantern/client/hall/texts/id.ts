import type { Texts } from './en.ts'

export const texts: Texts = {
  'bingo.ball': 'Bola {at} dari {all}',
  'bingo.waiting': 'Bersiap',
  'bingo.card': 'Kartu Anda',
  'bingo.free': 'Bebas',
  'bingo.one': 'Satu garis',
  'bingo.two': 'Dua garis',
  'bingo.house': 'Full house',
  'bingo.prizes': 'Hadiah',
  'bingo.upTo': '≤ {balls} bola',
  'bingo.words': '{names} · bola {at}',
  'bingo.none': 'Kali ini tidak ada garis',
  'bingo75.rules':
    'Kartu punya lima kolom: B 1–15, I 16–30, N 31–45 dengan kotak tengah bebas, G 46–60, O 61–75. Empat puluh bola dipanggil. Baris, kolom, atau diagonal pertama yang penuh dibayar menurut bola yang melengkapinya.',
  'bingo90.rules':
    'Tiket punya tiga baris dengan lima angka di tiap baris. Enam puluh bola dipanggil. Satu garis, dua garis, dan full house masing-masing dibayar menurut bola yang melengkapinya, dan semua pembayarannya dijumlahkan.',
}
