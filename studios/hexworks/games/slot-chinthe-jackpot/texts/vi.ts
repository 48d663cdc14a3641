import type { Texts } from './en.ts'

export const texts: Texts = {
  'slot.wild': 'WILD thay thế mọi biểu tượng trừ SCATTER.',
  'jackpot.free':
    'Ba SCATTER trở lên cho 10 lượt quay miễn phí, trong đó mọi lượt thắng được nhân 3. Có thể trúng thêm lượt.',
}
