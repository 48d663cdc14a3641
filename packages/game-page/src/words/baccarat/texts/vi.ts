import type { Texts } from './en.ts'

export const texts: Texts = {
  'bac.P': 'Nhà con',
  'bac.B': 'Nhà cái',
  'bac.T': 'Hòa',
  'bac.PP': 'Đôi nhà con',
  'bac.BP': 'Đôi nhà cái',
  'bac.EP': 'Đôi bất kỳ',
  'bac.XP': 'Đôi hoàn hảo',
  'bac.BIG': 'Tài',
  'bac.SML': 'Xỉu',
  'bac.S6': 'Super 6',
  'bac.L6': 'Lucky 6',
  'bac.D7': 'Rồng 7',
  'bac.P8': 'Gấu trúc 8',
  'bac.DBP': 'Thưởng nhà con',
  'bac.DBB': 'Thưởng nhà cái',
  'bac.rules':
    'Tám bộ bài, xáo lại cho mỗi ván. A là 1, 10 và bài hình là 0, và chỉ tính chữ số cuối của tổng điểm. Tám hoặc chín điểm với hai lá sẽ kết thúc ván.',
  'bac.third':
    'Nhà con rút lá thứ ba khi có 0 đến 5. Nhà cái rút khi có 0 đến 2, dừng ở 7, và ở giữa thì tùy theo lá mà nhà con đã rút.',
  'bac.push':
    'Khi hòa, tiền cược Nhà con và Nhà cái được hoàn lại. Nhà cái trả 0.95:1. Tài là năm hoặc sáu lá, Xỉu là bốn lá. Cược thưởng trả khi thắng bằng bài Natural hoặc thắng cách từ bốn điểm trở lên.',
}
