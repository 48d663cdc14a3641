import type { Texts } from './en.ts'

export const texts: Texts = {
  'roulette.dozen': 'Lusin {number}',
  'roulette.column': 'Kolom {number}',
  'roulette.rules':
    'Bola jatuh ke salah satu dari 37 kantong, 0 sampai 36. Taruhan menang bila mencakup angka itu; pada 0, taruhan merah, hitam, ganjil, genap, 1–18, dan 19–36 kalah.',
  'roulette.inside':
    'Taruhan pada dua, tiga, empat, atau enam angka bersebelahan diletakkan di garis dan sudut di antaranya.',
}
