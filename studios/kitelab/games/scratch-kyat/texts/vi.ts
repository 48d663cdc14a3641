import type { Texts } from './en.ts'

export const texts: Texts = {
  'scratch.field': 'Ô {number}, chưa cào',
  'scratch.buy': 'Ba ô giống nhau là thắng',
  'scratch.won': 'Ba lần {multiple}',
  'scratch.all': 'Cào hết',
  'scratch.prize': 'Giải',
  'scratch.tickets': 'Số vé trúng trên {tickets}',
  'scratch.how':
    'Mỗi cược là một vé có chín ô. Nếu cùng một hệ số nhân có ở ba ô, tiền cược trả về được nhân với hệ số đó. Các trường hợp khác không thắng.',
  'scratch.print':
    'Mỗi vé được rút từ trọn bộ {tickets} vé: không giải nào hết, và không vé nào phụ thuộc vào các vé đã bán trước. Cào ô nào trước cũng không thay đổi kết quả.',
}
