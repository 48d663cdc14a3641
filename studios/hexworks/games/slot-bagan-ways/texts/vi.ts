import type { Texts } from './en.ts'

export const texts: Texts = {
  'bagan.wild':
    'WILD thay thế mọi biểu tượng trừ SCATTER. Nó xuất hiện ở cuộn 2 đến 5. Mỗi cuộn cao 2 đến 7 hàng, thay đổi theo từng lượt quay.',
  'bagan.free':
    'Bốn, năm hoặc sáu SCATTER cho 10, 15 hoặc 20 lượt quay miễn phí. Mỗi lượt rút một hệ số nhân cho các cách thắng: 2, 3, 5, 10 hoặc 25. Có thể trúng thêm lượt.',
}
