import type { Texts } from './en.ts'

export const texts: Texts = {
  'live.lost': 'Mất kết nối',
  'live.lostNote': 'Đang quay lại. Cược đã nhận vẫn giữ nguyên.',
  'live.void': 'Ván bị hủy',
  'live.voidNote': 'Ván này bị hủy: toàn bộ tiền cược được hoàn lại.',
  'live.lostBet': 'Ván đã tiếp tục trước khi cược của bạn được trả lời. Xem kết quả trong lịch sử của bạn.',
  'live.out.CLOSED': 'Quá trễ: cược không được nhận. Tiền không bị trừ.',
  'live.out.LIMIT': 'Cược vượt giới hạn và không được nhận. Tiền không bị trừ.',
  'live.out.VOIDED': 'Cược không được nhận, tiền sẽ trả lại bạn.',
  'live.out.SUSPENDED': 'Cược không được nhận. Tiền không bị trừ.',
  'live.sealTitle': 'Niêm phong trước khi cược',
  'live.sealHow':
    'Bí mật của mỗi ván được cố định trong một chuỗi trước khi bàn mở; đầu cuối của chuỗi được công khai. Sau ván, mắt xích của nó được công bố: băm lặp lại sẽ dẫn tới đầu cuối đó. Hạt giống của mọi cược đã nhận được trộn vào, nên không ai biết trước hay chọn được kết quả.',
  'live.past': 'Các ván gần đây',
  'live.proofHow':
    'Ai cũng kiểm tra được ván này bằng văn bản này: ở trang “Kiểm tra ván” của trang web, hoặc ngoại tuyến bằng mã nguồn của dự án.',
  'live.sealTable': 'Bàn',
  'live.sealTerminal': 'Đầu cuối công khai của chuỗi',
  'live.sealLink': 'Mắt xích của ván này',
}
