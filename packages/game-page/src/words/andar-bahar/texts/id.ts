import type { Texts } from './en.ts'

export const texts: Texts = {
  'ab.joker': 'Joker',
  'ab.andar': 'Andar',
  'ab.bahar': 'Bahar',
  'ab.cards': '{from}–{to} kartu',
  'ab.words': '{side} menang, kartu {count}',
  'ab.rules':
    'Satu kartu dari dek yang baru dikocok menjadi joker. Lalu Andar dan Bahar mendapat kartu bergantian, mulai dari Andar, sampai salah satu mendapat nilai yang sama dengan joker; sisi itu menang.',
  'ab.bets':
    'Anda juga bisa bertaruh pada berapa kartu yang dibagikan setelah joker, termasuk kartu terakhir.',
}
