import type { Texts } from './en.ts'

export const texts: Texts = {
  'bar.play': 'ทอย',
  'dice.ready': 'ลูกเต๋าสองลูก ตัดสินด้วยแต้มรวม',
  'dice.total': 'รวม {total}',
  'dice.pays': 'แต้มรวมแต่ละแบบคืนเท่าไรสำหรับเดิมพัน {amount}',
  'dice.note': 'ทอยลูกเต๋าที่เที่ยงตรงสองลูกหนึ่งครั้ง แต้มรวมที่ไม่อยู่ในตารางไม่คืนเงิน',
}
