import type { Texts } from './en.ts'

export const texts: Texts = {
  'plinko.rows': 'Hàng',
  'plinko.risk': 'Rủi ro',
  'plinko.low': 'Thấp',
  'plinko.medium': 'Vừa',
  'plinko.high': 'Cao',
  'plinko.won': 'Ô {bucket} · {multiple}',
  'plinko.last': '{count} bóng gần nhất',
  'plinko.back': 'Nhận lại {back} trên {staked}',
  'plinko.how':
    'Chọn số hàng và độ rủi ro, rồi thả bóng. Ở mỗi chốt, bóng rẽ trái hoặc phải với cơ hội như nhau. Con số trên ô mà bóng rơi vào là hệ số nhân tiền cược của bạn.',
  'plinko.returned': 'Hệ số nhân dưới 1 trả lại một phần tiền cược.',
  'plinko.rtp': 'Hoàn trả',
  'plinko.edge': 'Từ mép vào giữa',
}
