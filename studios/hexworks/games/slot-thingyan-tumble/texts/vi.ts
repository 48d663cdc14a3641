import type { Texts } from './en.ts'

export const texts: Texts = {
  'thingyan.tumble':
    'Bảy biểu tượng giống nhau trở lên được trả thưởng ở bất kỳ vị trí nào rồi biến mất, và biểu tượng mới rơi xuống. Các lượt thắng liên tiếp được nhân 1, 2, 3 và 5.',
  'thingyan.free':
    'Bốn SCATTER cho 12 lượt quay miễn phí. Trong đó hệ số nhân tăng sau mỗi lần rơi, tối đa 20, và không bao giờ giảm.',
  'thingyan.note': 'Hệ số nhân tăng sau mỗi lần rơi và không bao giờ giảm',
}
