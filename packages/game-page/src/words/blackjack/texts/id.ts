import type { Texts } from './en.ts'

export const texts: Texts = {
  'bj.main': 'Blackjack',
  'bj.pairs': 'Perfect Pairs',
  'bj.poker': '21+3',
  'bj.hit': 'Hit',
  'bj.stand': 'Stand',
  'bj.double': 'Double',
  'bj.split': 'Split',
  'bj.dealer': 'Dealer',
  'bj.own': 'Kartu Anda',
  'bj.hand': 'Hand {number}',
  'bj.pays': 'Blackjack dibayar 3:2',
  'bj.stands': 'Dealer berhenti di setiap 17',
  'bj.words': 'Anda {own}, dealer {dealer}',
  'bj.rules':
    'Raih nilai yang lebih dekat ke 21 daripada dealer tanpa melewatinya. Kartu bergambar bernilai 10, as bernilai 1 atau 11. As dengan kartu bernilai sepuluh adalah blackjack dan dibayar 3:2; kemenangan lain dibayar 1:1, dan bila nilainya sama taruhan dikembalikan. Delapan dek dikocok untuk setiap ronde.',
  'bj.play':
    'Dealer mengambil kartu sampai 16 dan berhenti pada setiap 17, serta memeriksa blackjack sebelum Anda bermain. Double pada dua kartu pertama mana pun menambah satu kartu saja. Dua kartu bernilai sama bisa di-split sekali; as yang di-split mendapat satu kartu masing-masing, dan 21 setelah split bukan blackjack.',
  'bj.sides':
    'Perfect Pairs berlaku untuk dua kartu pertama Anda: 25:1 untuk kartu yang sama persis, 12:1 untuk warna yang sama, 6:1 untuk warna berbeda. 21+3 berlaku untuk kedua kartu itu dan kartu terbuka dealer: flush, straight, atau three of a kind dibayar 9:1.',
  'bj.keys': 'Selama bermain: H untuk hit, S untuk stand, D untuk double, P untuk split.',
  'bj.left':
    'Pengembalian berlaku untuk permainan terbaik. Ronde yang dibiarkan terbuka selama satu hari diakhiri dengan stand, dan pengembaliannya lebih kecil.',
}
