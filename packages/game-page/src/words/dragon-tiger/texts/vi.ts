import type { Texts } from './en.ts'

export const texts: Texts = {
  'dt.dragon': 'Rồng',
  'dt.tiger': 'Hổ',
  'dt.tie': 'Hòa',
  'dt.suited-tie': 'Hòa đồng chất',
  'dt.spades': 'bích',
  'dt.hearts': 'cơ',
  'dt.diamonds': 'rô',
  'dt.clubs': 'chuồn',
  'dt.rules':
    'Rồng và Hổ mỗi bên nhận một lá từ tám bộ bài vừa xáo. Lá cao hơn thắng; A thấp nhất, K cao nhất. Khi hòa, một nửa tiền cược Rồng và Hổ được hoàn lại.',
  'dt.bets':
    'Các cược khác đặt vào một trong hai lá: chất, màu, lẻ hay chẵn (A là 1, J 11, Q 12, K 13), xỉu (A đến 6) hay tài (8 đến K); 7 không phải xỉu cũng không phải tài.',
}
