import type { Texts } from './en.ts'

export const texts: Texts = {
  'slot.wild': 'WILD thay thế mọi biểu tượng trừ đồng xu.',
  'lucky.hold':
    'Sáu đồng xu trở lên được giữ nguyên chỗ và cho 3 lượt quay lại. Mỗi đồng xu mới cũng được giữ và đưa số lượt quay lại về 3. Khi kết thúc, mọi đồng xu được trả thưởng.',
  'lucky.prizes':
    'MINI, MINOR và MAJOR là các đồng xu trị giá 20, 50 và 200 lần cược. Kín bảng đồng xu được cộng thêm giải GRAND 1,000 lần cược.',
  'lucky.note': 'Đồng xu giữ nguyên chỗ. Mỗi đồng xu mới đưa số lượt quay lại về 3.',
  'auto.onFeature': 'Dừng khi có xu được giữ',
  'auto.stopped.feature': 'Đã dừng tự động chơi: có xu được giữ.',
}
