import type { Texts } from './en.ts'

export const texts: Texts = {
  'fpc.fish': 'ปลา',
  'fpc.prawn': 'กุ้ง',
  'fpc.crab': 'ปู',
  'fpc.rooster': 'ไก่',
  'fpc.gourd': 'น้ำเต้า',
  'fpc.coin': 'เหรียญ',
  'fpc.rules': 'ทอยลูกเต๋าสามลูกที่มีหกรูป รูปที่แทงจ่าย 1:1, 2:1 หรือ 3:1 เมื่อออกหนึ่ง สอง หรือสามลูก',
  'fpc.bets': 'แทงสองรูปชนะเมื่อออกทั้งสองรูป แทงตอง ×3 ชนะเมื่อลูกเต๋าทั้งสามออกรูปนั้น',
}
