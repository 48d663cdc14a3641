import type { Texts } from './en.ts'

export const texts: Texts = {
  'wheel.segments': 'จำนวนช่อง',
  'wheel.won': 'วงล้อหยุดที่ {multiple}',
  'wheel.how': 'เลือกวงล้อที่มี 10, 20 หรือ 50 ช่องเท่ากันแล้วเดิมพัน ตัวเลขที่เข็มชี้คือตัวคูณเงินเดิมพันของคุณ หากเป็น 0 ไม่คืนเงิน',
  'wheel.returned': '{segments} ช่องมีอัตราคืน {rtp}%',
  'wheel.times': 'ช่องที่ได้ค่านี้',
}
