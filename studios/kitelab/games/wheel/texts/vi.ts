import type { Texts } from './en.ts'

export const texts: Texts = {
  'wheel.segments': 'Số ô',
  'wheel.won': 'Vòng quay dừng ở {multiple}',
  'wheel.how':
    'Chọn vòng quay 10, 20 hoặc 50 ô bằng nhau rồi cược. Con số tại kim chỉ là hệ số nhân tiền cược của bạn; nếu là 0 thì không trả gì.',
  'wheel.returned': '{segments} ô hoàn trả {rtp}%',
  'wheel.times': 'Số ô có hệ số này',
}
