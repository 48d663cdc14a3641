import type { Texts } from './en.ts'

export const texts: Texts = {
  'hilo.higher': 'Cao hơn hoặc bằng',
  'hilo.lower': 'Thấp hơn hoặc bằng',
  'hilo.skip': 'Bỏ qua lá này',
  'hilo.skipsLeft': 'Còn {count} lần',
  'hilo.bet': 'Đặt cược để xem lá đầu tiên',
  'hilo.won': 'Đúng {calls} lần · {multiple}',
  'hilo.card': 'Lá bài',
  'hilo.how':
    'Đặt cược và một lá bài được mở. Đoán lá kế tiếp cao hơn hoặc bằng, hay thấp hơn hoặc bằng; A thấp nhất và K cao nhất. Mỗi lần đoán đúng làm tăng hệ số nhân. Bạn có thể nhận tiền sau bất kỳ lần đúng nào; đoán sai thì ván kết thúc và không được gì.',
  'hilo.deck':
    'Mỗi lá đều đến từ bộ bài đủ 52 lá, bất kể các lá trước. Có thể bỏ qua lá bài, tối đa 52 lần trong một ván.',
  'hilo.price':
    'Hệ số nhân bằng 0.97 tỷ lệ công bằng của toàn bộ các lần đoán cộng lại: khoản 3% chỉ được trừ một lần mỗi ván. Hệ số được làm tròn xuống ở chữ số thập phân thứ hai; không cách chơi nào hoàn trả dưới {worst}%.',
  'hilo.none': 'Lựa chọn không thể sai sẽ không được mở.',
}
