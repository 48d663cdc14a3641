import type { Texts } from './en.ts'

export const texts: Texts = {
  'nat.wild': 'WILD แทนสัญลักษณ์ได้ทุกตัวยกเว้น SCATTER ออกบนรีล 2, 3 และ 4',
  'nat.free': 'SCATTER สามตัวขึ้นไปให้ 9 ฟรีสปิน โดย WILD ทุกตัวจะค้างอยู่ตรงที่ออก',
  'nat.note': 'WILD ทุกตัวค้างอยู่ตรงที่ออก',
}
