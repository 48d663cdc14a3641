import type { Texts } from './en.ts'

export const texts: Texts = {
  'ab.joker': 'Lá Joker',
  'ab.andar': 'Andar',
  'ab.bahar': 'Bahar',
  'ab.cards': '{from}–{to} lá',
  'ab.words': '{side} thắng, lá thứ {count}',
  'ab.rules':
    'Một lá từ bộ bài vừa xáo là lá Joker. Sau đó Andar và Bahar lần lượt nhận bài, Andar trước, cho đến khi có lá cùng số với lá Joker; bên đó thắng.',
  'ab.bets': 'Các cược khác đoán số lá được chia sau lá Joker, tính cả lá cuối cùng.',
}
