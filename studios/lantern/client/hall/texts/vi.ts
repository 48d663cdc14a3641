import type { Texts } from './en.ts'

export const texts: Texts = {
  'bingo.ball': 'Bóng {at}/{all}',
  'bingo.waiting': 'Sẵn sàng',
  'bingo.card': 'Vé của bạn',
  'bingo.free': 'Tự do',
  'bingo.one': 'Một hàng',
  'bingo.two': 'Hai hàng',
  'bingo.house': 'Kín vé',
  'bingo.prizes': 'Giải thưởng',
  'bingo.upTo': '≤ {balls} bóng',
  'bingo.words': '{names} · bóng {at}',
  'bingo.none': 'Lần này không có hàng nào',
  'bingo75.rules':
    'Vé có năm cột: B 1–15, I 16–30, N 31–45 với ô giữa tự do, G 46–60, O 61–75. Bốn mươi bóng được gọi. Hàng ngang, hàng dọc hoặc đường chéo đầy đầu tiên được trả thưởng theo bóng làm đầy nó.',
  'bingo90.rules':
    'Vé có ba hàng, mỗi hàng năm số. Sáu mươi bóng được gọi. Một hàng, hai hàng và kín vé đều được trả thưởng theo bóng hoàn thành chúng, và mọi khoản thưởng được cộng lại.',
}
