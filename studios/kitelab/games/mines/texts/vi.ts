import type { Texts } from './en.ts'

export const texts: Texts = {
  'mines.count': 'Mìn',
  'mines.fewer': 'Bớt mìn',
  'mines.more': 'Thêm mìn',
  'mines.cell': 'Ô {number}',
  'mines.safe': 'Ô {number}: an toàn',
  'mines.mine': 'Ô {number}: mìn',
  'mines.won': '{cells} ô an toàn · {multiple}',
  'mines.left': 'Đá quý còn lại',
  'mines.hidden': 'Mìn ẩn',
  'mines.how':
    'Chọn số ô có mìn trong 25 ô rồi đặt cược. Mở từng ô một: mỗi ô an toàn làm tăng hệ số nhân. Nhận tiền bất cứ lúc nào bạn muốn; gặp mìn thì ván kết thúc và không được gì.',
  'mines.field':
    'Mìn được đặt trước khi bạn mở ô đầu tiên và không di chuyển. Bạn sẽ thấy chúng khi ván kết thúc.',
  'mines.auto': 'Chơi tự động mở ba ô rồi nhận tiền.',
  'mines.cells': 'Ô an toàn',
}
