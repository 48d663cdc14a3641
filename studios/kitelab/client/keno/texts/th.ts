import type { Texts } from './en.ts'

export const texts: Texts = {
  'keno.quick': 'สุ่มเลข',
  'keno.clear': 'ล้าง',
  'keno.picks': 'เลขที่เลือก',
  'keno.missing': 'เลือกหนึ่งถึงสิบเลข',
  'keno.hits': 'เลขที่ถูก',
  'keno.number': 'เลข {number}',
  'keno.won': 'ถูก {hits} จาก {picks} · {multiple}',
  'keno.how':
    'เลือกหนึ่งถึงสิบเลขจาก {size} เลขแล้วเดิมพัน ระบบออก {drawn} เลข ทุกเลขมีโอกาสเท่ากัน เงินที่ได้คืนขึ้นอยู่กับจำนวนเลขที่คุณเลือกและจำนวนที่ถูก',
  'keno.table': 'ตัวคูณตามจำนวนเลขที่เลือก (แถว) และเลขที่ถูก (คอลัมน์)',
  'keno.rtp': 'อัตราคืน',
}
