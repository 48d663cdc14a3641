import type { Texts } from './en.ts'

export const texts: Texts = {
  'fpc.fish': 'Cá',
  'fpc.prawn': 'Tôm',
  'fpc.crab': 'Cua',
  'fpc.rooster': 'Gà',
  'fpc.gourd': 'Bầu',
  'fpc.coin': 'Xu',
  'fpc.rules':
    'Ba viên xúc xắc có sáu hình được tung. Một hình trả 1:1, 2:1 hoặc 3:1 khi một, hai hoặc ba viên ra hình đó.',
  'fpc.bets': 'Cược hai hình thắng khi cả hai cùng ra. Bão, ×3, thắng khi cả ba viên đều ra hình đó.',
}
