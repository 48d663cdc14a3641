import type { Texts } from './en.ts'

export const texts: Texts = {
  'vp.hold': 'Giữ',
  'vp.draw': 'Đổi bài',
  'vp.card': 'Lá {number}',
  'vp.hints': 'Hiện cách giữ tốt nhất',
  'vp.bet': 'Đặt cược để được chia năm lá',
  'vp.hand.royal': 'Sảnh rồng',
  'vp.hand.straight-flush': 'Thùng phá sảnh',
  'vp.hand.four': 'Tứ quý',
  'vp.hand.full-house': 'Cù lũ',
  'vp.hand.flush': 'Thùng',
  'vp.hand.straight': 'Sảnh',
  'vp.hand.three': 'Sám cô',
  'vp.hand.two-pair': 'Hai đôi',
  'vp.hand.jacks': 'Đôi J trở lên',
  'vp.hand.nothing': 'Không có đôi J trở lên',
  'vp.won': '{hand} · {multiple}',
  'vp.hand': 'Tay bài',
  'vp.how':
    'Bạn được chia năm lá từ bộ bài 52 lá. Giữ những lá bạn muốn; các lá còn lại được đổi một lần. Sau đó năm lá được trả thưởng theo bảng.',
  'vp.deck':
    'Bộ bài được xáo một lần trước khi chia: các lá thay thế đã nằm sẵn, và không có gì được chọn sau khi bạn giữ bài.',
  'vp.best':
    'Tỷ lệ hoàn trả công bố tính theo cách giữ tốt nhất của mọi tay bài, trang này có thể chỉ cho bạn. Các cách giữ khác trả ít hơn.',
  'vp.left': 'Ván bỏ dở sau một ngày sẽ được tự động giữ bài theo cách tốt nhất.',
}
