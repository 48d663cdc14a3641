import type { Texts } from './en.ts'

export const texts: Texts = {
  'plinko.rows': 'แถว',
  'plinko.risk': 'ความเสี่ยง',
  'plinko.low': 'ต่ำ',
  'plinko.medium': 'กลาง',
  'plinko.high': 'สูง',
  'plinko.won': 'ช่อง {bucket} · {multiple}',
  'plinko.last': '{count} ลูกล่าสุด',
  'plinko.back': 'ได้คืน {back} จาก {staked}',
  'plinko.how':
    'เลือกจำนวนแถวและความเสี่ยงแล้วปล่อยลูกบอล ที่หมุดแต่ละตัว ลูกบอลจะไปซ้ายหรือขวาด้วยโอกาสเท่ากัน ตัวเลขบนช่องที่ลูกบอลตกคือตัวคูณเงินเดิมพันของคุณ',
  'plinko.returned': 'ตัวคูณต่ำกว่า 1 คืนเงินเดิมพันบางส่วน',
  'plinko.rtp': 'อัตราคืน',
  'plinko.edge': 'จากขอบถึงกลาง',
}
