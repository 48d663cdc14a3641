import type { Texts } from './en.ts'

export const texts: Texts = {
  'vp.hold': 'Tahan',
  'vp.draw': 'Tukar',
  'vp.card': 'Kartu {number}',
  'vp.hints': 'Tunjukkan pilihan terbaik',
  'vp.bet': 'Bertaruh untuk lima kartu',
  'vp.hand.royal': 'Royal flush',
  'vp.hand.straight-flush': 'Straight flush',
  'vp.hand.four': '4 of a kind',
  'vp.hand.full-house': 'Full house',
  'vp.hand.flush': 'Flush',
  'vp.hand.straight': 'Straight',
  'vp.hand.three': '3 of a kind',
  'vp.hand.two-pair': 'Two pair',
  'vp.hand.jacks': 'Pasangan J ke atas',
  'vp.hand.nothing': 'Tidak ada pasangan J ke atas',
  'vp.won': '{hand} · {multiple}',
  'vp.hand': 'Kombinasi',
  'vp.how':
    'Anda mendapat lima kartu dari satu dek berisi 52 kartu. Tahan kartu mana pun; sisanya ditukar satu kali. Lima kartu akhir dibayar menurut tabel.',
  'vp.deck':
    'Dek dikocok sekali, sebelum kartu dibagikan: kartu pengganti sudah siap, dan tidak ada yang dipilih setelah Anda menahan kartu.',
  'vp.best':
    'Pengembalian yang diumumkan berlaku untuk pilihan terbaik di setiap pembagian kartu, yang bisa ditunjukkan halaman ini. Pilihan lain mengembalikan lebih sedikit.',
  'vp.left': 'Ronde yang dibiarkan terbuka diselesaikan otomatis setelah satu hari dengan pilihan terbaik.',
}
