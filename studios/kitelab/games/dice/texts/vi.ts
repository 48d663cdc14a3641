import type { Texts } from './en.ts'

export const texts: Texts = {
  'dice.side': 'Kết quả là',
  'dice.under': 'Dưới {number}',
  'dice.over': 'Trên {number}',
  'dice.chance': 'Xác suất thắng (%)',
  'dice.won': 'Ra {roll} · {multiple}',
  'dice.how':
    'Chọn xác suất từ 1 đến 95 phần trăm và một phía. Một số từ 0.00 đến 99.99 được quay ra, mỗi số trong 10,000 số có cơ hội như nhau. Nếu số nằm ở phía của bạn, tiền cược trả về được nhân lên.',
  'dice.multiplier': 'Hệ số nhân bằng 0.99 chia cho xác suất, làm tròn xuống ở chữ số thập phân thứ tư.',
  'dice.worst':
    'Tiền trả về được làm tròn xuống đơn vị tiền nhỏ nhất. Ở mức cược thấp nhất, với một số xác suất, tỷ lệ hoàn trả vì thế có thể xuống còn {worst}%.',
}
