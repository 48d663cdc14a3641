import type { Texts } from './en.ts'

export const texts: Texts = {
  'irrawaddy.freeNote': 'Mỗi WILD nhân cách nối đi qua nó với 3',
  'irrawaddy.wild': 'WILD thay thế mọi biểu tượng trừ SCATTER. Nó xuất hiện ở cuộn 2, 3 và 4.',
  'irrawaddy.free':
    'Ba, bốn hoặc năm SCATTER cho 8, 12 hoặc 20 lượt quay miễn phí. Trong đó mỗi WILD nhân tiền thắng của cách nối đi qua nó với 3. Có thể trúng thêm lượt.',
}
