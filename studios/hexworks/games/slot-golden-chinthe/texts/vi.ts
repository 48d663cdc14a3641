import type { Texts } from './en.ts'

export const texts: Texts = {
  'win.scatter': 'Thắng · {count} SCATTER',
  'chinthe.wild': 'Quả WILD thay thế mọi biểu tượng trừ chùa. Nó xuất hiện ở cuộn 2 đến 5.',
  'chinthe.scatter':
    'Chùa trả thưởng ở bất kỳ vị trí nào: {three}, {four} và {five} cho ba, bốn và năm chùa.',
  'chinthe.free':
    'Ba chùa trở lên cho {count} lượt quay miễn phí, trong đó mọi lượt thắng được nhân {times}. Có thể trúng thêm lượt.',
}
