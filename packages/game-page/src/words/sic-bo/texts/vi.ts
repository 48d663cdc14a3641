import type { Texts } from './en.ts'

export const texts: Texts = {
  'sicbo.rules':
    'Ba viên xúc xắc được tung. Xỉu là tổng 4 đến 10, Tài là 11 đến 17; khi ra bão, cược Xỉu, Tài, Lẻ và Chẵn đều thua.',
  'sicbo.bets':
    'Cược một số được trả cho mỗi viên ra số đó. Cược hai hoặc ba số thắng khi tất cả cùng ra; cùng một số hai hoặc ba lần là đôi hoặc bão. Bộ bốn số, ghi ×3, thắng khi ba viên ra ba số khác nhau đều thuộc bộ đó.',
}
