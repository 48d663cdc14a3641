import type { Texts } from './en.ts'

export const texts: Texts = {
  'table.bj-unlimited': 'Blackjack chung',
  'live.yours': 'Lượt của bạn',
  'live.yoursNote': 'Hãy chọn trước khi hết giờ',
  'live.deciding': 'Người chơi đang chọn',
  'live.decidingNote': 'Sau đó lá tiếp theo được mở',
  'live.drawing': 'Nhà cái rút bài',
  'live.drawingNote': 'Không ai chọn nữa',
  'live.decide': 'Chơi bài của bạn thế nào',
  'live.choosing': '{action}: đang hỏi …',
  'live.chosen': '{action}: đã tính. Những người khác vẫn còn thời gian.',
  'live.handWaits': 'Bài của bạn chờ những người khác.',
  'live.decidedLate': 'Đã quá muộn: bước này đã đóng.',
  'live.did': 'Bước vừa rồi: {counts}',
  'live.row': 'Các lá của từng bước',
  'bj.dealerTotal': 'Nhà cái {total}',
  'bj.dealerBust': 'Nhà cái quá 21: {total}',
  'bj.dealerNatural': 'Nhà cái có blackjack',
  'live.bj':
    'Mọi người chơi cùng hai lá bài. Ở mỗi bước, tất cả những ai còn chơi chọn trong 12 giây; sau đó một lá được mở, và ai rút, gấp đôi hoặc tách thì nhận lá đó. Sau khi tách, tay thứ hai chờ đến khi tay thứ nhất xong. Lựa chọn của người khác không bao giờ đổi lá bài sẽ ra. Gấp đôi hoặc tách sẽ đặt thêm một lần tiền cược của bạn; nếu tiền cược đó bị từ chối, bài của bạn giữ nguyên.',
  'live.bjLate':
    'Nếu bạn không chọn kịp, 11 cứng trở xuống và 17 mềm trở xuống sẽ rút, còn lại dằn; không gấp đôi hay tách. Người không bao giờ chọn nhận lại 93.97%, thấp hơn 99.51% của cách chơi tốt nhất.',
}
