import type { Texts } from './en.ts'

export const texts: Texts = {
  'dice.side': 'Angkanya',
  'dice.under': 'Di bawah {number}',
  'dice.over': 'Di atas {number}',
  'dice.chance': 'Peluang menang, dalam persen',
  'dice.won': 'Angka {roll} · {multiple}',
  'dice.how':
    'Pilih peluang dari 1 sampai 95 persen dan salah satu sisi. Satu angka dari 0.00 sampai 99.99 diundi, masing-masing dari 10,000 angka berpeluang sama. Jika jatuh di sisi Anda, taruhan kembali berlipat sesuai pengali.',
  'dice.multiplier': 'Pengali adalah 0.99 dibagi peluang, dibulatkan ke bawah pada desimal keempat.',
  'dice.worst':
    'Pengembalian dibulatkan ke bawah ke satuan uang terkecil. Pada taruhan terkecil, pembulatan ini bisa menurunkan pengembalian hingga {worst}% di beberapa peluang.',
}
