import type { Texts } from './en.ts'

export const texts: Texts = {
  'scratch.field': 'ช่อง {number} ยังไม่ขูด',
  'scratch.buy': 'เหมือนกันสามช่องชนะ',
  'scratch.won': 'สามช่อง {multiple}',
  'scratch.all': 'ขูดทั้งหมด',
  'scratch.prize': 'รางวัล',
  'scratch.tickets': 'จำนวนใบจาก {tickets}',
  'scratch.how': 'แต่ละเดิมพันคือตั๋วหนึ่งใบมีเก้าช่อง หากตัวคูณเดียวกันอยู่ในสามช่อง คุณได้เงินเดิมพันคืนคูณด้วยตัวคูณนั้น แบบอื่นไม่ชนะ',
  'scratch.print':
    'ตั๋วทุกใบสุ่มจากชุดเต็ม {tickets} ใบ ไม่มีรางวัลใดหมด และไม่มีใบใดขึ้นกับใบที่ขายไปก่อน ขูดช่องใดก่อนก็ไม่เปลี่ยนผล',
}
