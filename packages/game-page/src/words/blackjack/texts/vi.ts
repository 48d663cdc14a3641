import type { Texts } from './en.ts'

export const texts: Texts = {
  'bj.main': 'Blackjack',
  'bj.pairs': 'Đôi hoàn hảo',
  'bj.poker': '21+3',
  'bj.hit': 'Rút',
  'bj.stand': 'Dằn',
  'bj.double': 'Gấp đôi',
  'bj.split': 'Tách',
  'bj.dealer': 'Nhà cái',
  'bj.own': 'Bài của bạn',
  'bj.hand': 'Tay {number}',
  'bj.pays': 'Blackjack trả 3:2',
  'bj.stands': 'Nhà cái dừng ở mọi 17 điểm',
  'bj.words': 'Bạn {own}, nhà cái {dealer}',
  'bj.rules':
    'Hãy đến gần 21 hơn nhà cái mà không vượt quá. Bài hình là 10, A là 1 hoặc 11. A cùng một lá mười điểm là blackjack và trả 3:2; mọi ván thắng khác trả 1:1, bằng điểm thì hoàn lại tiền cược. Tám bộ bài được xáo lại cho mỗi ván.',
  'bj.play':
    'Nhà cái rút khi có 16 trở xuống, dằn ở mọi điểm 17 và kiểm tra blackjack trước khi bạn chơi. Có thể gấp đôi với hai lá đầu bất kỳ và chỉ rút thêm một lá. Hai lá cùng giá trị được tách một lần; khi tách A, mỗi tay chỉ nhận một lá, và 21 sau khi tách không phải là blackjack.',
  'bj.sides':
    'Đôi hoàn hảo tính trên hai lá đầu của bạn: 25:1 cho hai lá giống hệt, 12:1 cho đôi cùng màu, 6:1 cho đôi khác màu. 21+3 tính trên hai lá này và lá ngửa của nhà cái: thùng, sảnh hoặc sám cô trả 9:1.',
  'bj.keys': 'Khi đang chơi một tay: H rút, S dằn, D gấp đôi, P tách.',
  'bj.left':
    'Tỷ lệ hoàn trả tính theo cách chơi tốt nhất. Ván bỏ dở một ngày sẽ kết thúc bằng dằn bài và trả ít hơn.',
}
