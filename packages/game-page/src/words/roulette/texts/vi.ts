import type { Texts } from './en.ts'

export const texts: Texts = {
  'roulette.dozen': 'Tá {number}',
  'roulette.column': 'Cột {number}',
  'roulette.rules':
    'Bóng rơi vào một trong 37 ô, từ 0 đến 36. Cược thắng khi phủ số đó; khi ra 0 thì đỏ, đen, lẻ, chẵn, 1–18 và 19–36 đều thua.',
  'roulette.inside': 'Cược hai, ba, bốn hoặc sáu số liền kề đặt trên đường kẻ và góc giữa các số đó.',
}
