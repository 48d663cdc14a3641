import type { Texts } from './en.ts'

export const texts: Texts = {
  'keno.quick': 'Chọn nhanh',
  'keno.clear': 'Xóa',
  'keno.picks': 'Số đã chọn',
  'keno.missing': 'Chọn từ một đến mười số',
  'keno.hits': 'Số trúng',
  'keno.number': 'Số {number}',
  'keno.won': 'Trúng {hits}/{picks} · {multiple}',
  'keno.how':
    'Chọn từ một đến mười số trong {size} số rồi đặt cược. {drawn} số được quay ra, mỗi số có cơ hội như nhau. Tiền trả về tùy vào bạn chọn bao nhiêu số và trúng bao nhiêu số trong đó.',
  'keno.table': 'Hệ số nhân theo số đã chọn (hàng) và số trúng (cột)',
  'keno.rtp': 'Hoàn trả',
}
