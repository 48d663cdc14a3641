import type { Texts } from './en.ts'

export const texts: Texts = {
  'lab.cashOut': 'รับเงิน {amount}',
  'lab.cashOutNone': 'รับเงิน',
  'lab.multiplier': 'ตัวคูณ',
  'lab.chance': 'โอกาส',
  'lab.returns': 'ได้คืน',
  'lab.next': 'ถัดไป',
  'lab.recent': 'ผลล่าสุด',
  'lab.steps': 'แต่ละขั้นได้คืนเท่าไร',
  'lab.how': 'วิธีเล่น',
  'lab.pays': 'อัตราจ่าย',
  'lab.left': 'รอบที่เล่นค้างไว้จะรับเงินให้อัตโนมัติเมื่อครบหนึ่งวัน หากยังไม่ชนะอะไรในรอบนั้นจะคืนเงินเดิมพัน',
  'lab.limit': 'ไม่มีรอบใดคืนเกินเงินรางวัลสูงสุด รอบจะจ่ายเงินและจบก่อนถึงขั้นที่เกินยอดนั้น',
}
