import type { Texts } from './en.ts'

export const texts: Texts = {
  'bar.play': 'Tung',
  'dice.ready': 'Hai viên xúc xắc. Tổng điểm quyết định.',
  'dice.total': 'Tổng {total}',
  'dice.pays': 'Mức trả về của từng tổng cho mức cược {amount}',
  'dice.note': 'Hai viên xúc xắc công bằng được tung một lần. Tổng không có trong bảng không được trả.',
}
