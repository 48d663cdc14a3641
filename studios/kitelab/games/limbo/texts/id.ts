import type { Texts } from './en.ts'

export const texts: Texts = {
  'limbo.target': 'Target pengali',
  'limbo.bad': 'Target adalah angka dari {lowest} sampai {highest}',
  'limbo.won': '{result} mencapai {target}',
  'limbo.how':
    'Tentukan target, lalu bertaruh. Layang-layang naik ke ketinggian acak: jika mencapai target Anda, taruhan kembali dikalikan target itu.',
  'limbo.odds': 'Peluangnya 0.97 dibagi target, jadi setiap target mengembalikan 97%.',
  'limbo.cap':
    'Jika target Anda akan mengembalikan lebih dari pembayaran terbesar, target diturunkan ke batas itu, sehingga lebih sering tercapai.',
}
