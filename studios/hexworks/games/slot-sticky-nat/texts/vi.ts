import type { Texts } from './en.ts'

export const texts: Texts = {
  'nat.wild': 'WILD thay thế mọi biểu tượng trừ SCATTER. Nó xuất hiện ở cuộn 2, 3 và 4.',
  'nat.free': 'Ba SCATTER trở lên cho 9 lượt quay miễn phí, trong đó mọi WILD đều ở nguyên chỗ đã rơi.',
  'nat.note': 'Mọi WILD ở nguyên chỗ đã rơi',
}
