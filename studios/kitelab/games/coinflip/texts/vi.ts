import type { Texts } from './en.ts'

export const texts: Texts = {
  'coin.call': 'Bạn chọn',
  'coin.heads': 'Ngửa',
  'coin.tails': 'Sấp',
  'coin.callHeads': 'Chọn ngửa',
  'coin.callTails': 'Chọn sấp',
  'coin.won': 'Đúng {calls} lần liên tiếp · {multiple}',
  'coin.count': 'Số lần đúng',
  'coin.how':
    'Chọn ngửa hoặc sấp rồi đặt cược. Lần đúng đầu tiên cho hệ số nhân 1.94, và mỗi lần đúng tiếp theo gấp đôi hệ số, tối đa hai mươi lần liên tiếp. Bạn có thể nhận tiền sau bất kỳ lần đúng nào; chọn sai thì ván kết thúc và không được gì.',
  'coin.odds': 'Đồng xu công bằng và không nhớ gì: dù đoán bao nhiêu lần, mức hoàn trả vẫn là 97%.',
  'coin.auto': 'Chơi tự động chọn một lần rồi nhận tiền.',
}
