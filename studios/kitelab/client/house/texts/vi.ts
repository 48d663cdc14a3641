import type { Texts } from './en.ts'

export const texts: Texts = {
  'lab.cashOut': 'Nhận {amount}',
  'lab.cashOutNone': 'Nhận tiền',
  'lab.multiplier': 'Hệ số nhân',
  'lab.chance': 'Xác suất',
  'lab.returns': 'Trả về',
  'lab.next': 'Kế tiếp',
  'lab.recent': 'Kết quả gần đây',
  'lab.steps': 'Mức trả về của từng bước',
  'lab.how': 'Cách chơi',
  'lab.pays': 'Mức trả thưởng',
  'lab.left':
    'Ván bỏ dở sẽ tự động nhận tiền sau một ngày. Nếu ván chưa thắng được gì, tiền cược được hoàn lại.',
  'lab.limit':
    'Không ván nào trả quá mức trả thưởng cao nhất: ván sẽ được trả tiền và kết thúc trước bước vượt mức đó.',
}
