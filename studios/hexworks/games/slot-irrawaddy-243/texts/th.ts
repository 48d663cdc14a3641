import type { Texts } from './en.ts'

export const texts: Texts = {
  'irrawaddy.freeNote': 'WILD ทุกตัวคูณรางวัลของเวย์ที่ผ่าน 3 เท่า',
  'irrawaddy.wild': 'WILD แทนสัญลักษณ์ได้ทุกตัวยกเว้น SCATTER ออกบนรีล 2, 3 และ 4',
  'irrawaddy.free':
    'SCATTER สาม สี่ หรือห้าตัวให้ 8, 12 หรือ 20 ฟรีสปิน โดย WILD ทุกตัวคูณรางวัลของเวย์ที่ผ่านมัน 3 เท่า รับฟรีสปินเพิ่มได้อีก',
}
