import type { Texts } from './en.ts'

export const texts: Texts = {
  'book.book': 'Sách thay thế mọi biểu tượng khác và trả thưởng ở bất kỳ vị trí nào như SCATTER.',
  'book.free':
    'Ba Sách trở lên cho 10 lượt quay miễn phí. Trước đó một biểu tượng đặc biệt được rút: khi có trên đủ số cuộn, nó phủ kín các cuộn đó và trả thưởng trên mọi dòng, ở bất kỳ vị trí nào. Có thể trúng thêm lượt.',
  'book.note': 'Phủ kín cuộn và trả thưởng ở bất kỳ vị trí nào',
}
