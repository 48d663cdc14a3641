import type { Texts } from './en.ts'

export const texts: Texts = {
  'limbo.target': 'Hệ số mục tiêu',
  'limbo.bad': 'Mục tiêu là số từ {lowest} đến {highest}',
  'limbo.won': '{result} đạt mục tiêu {target}',
  'limbo.how':
    'Đặt mục tiêu rồi cược. Cánh diều bay lên một độ cao ngẫu nhiên: nếu đạt mục tiêu của bạn, tiền cược trả về được nhân với mục tiêu đó.',
  'limbo.odds': 'Xác suất bằng 0.97 chia cho mục tiêu, nên mọi mục tiêu đều hoàn trả 97%.',
  'limbo.cap':
    'Nếu mục tiêu của bạn khiến tiền trả vượt mức trả thưởng cao nhất, mục tiêu được hạ xuống đúng mức đó và sẽ dễ đạt hơn tương ứng.',
}
