import type { Texts } from './en.ts'

export const texts: Texts = {
  'win.line': 'Menang · {count} sama',
  'rules.paysNote':
    'Hanya garis tengah yang dibayar. Garis dibaca dari hadiah tertinggi ke terendah, dan yang pertama cocok dibayar.',
  'ruby.winBars': 'Menang · tiga bar apa pun',
  'ruby.winCherries': 'Menang · {count} ceri',
  'ruby.wild':
    'Setiap WILD di garis yang menang menggandakan pembayarannya: satu WILD dua kali lipat, dua WILD empat kali lipat. Tiga WILD punya hadiah sendiri.',
  'ruby.bars': 'Tiga bar jenis apa pun mengembalikan dua kali taruhan.',
  'ruby.cherry':
    'Dua ceri mengembalikan dua kali taruhan, satu ceri mengembalikan taruhan; dengan WILD, dua kali.',
}
