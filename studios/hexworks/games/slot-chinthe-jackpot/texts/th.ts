import type { Texts } from './en.ts'

export const texts: Texts = {
  'slot.wild': 'WILD แทนสัญลักษณ์ได้ทุกตัวยกเว้น SCATTER',
  'jackpot.free': 'SCATTER สามตัวขึ้นไปให้ 10 ฟรีสปิน โดยทุกการชนะคูณ 3 รับฟรีสปินเพิ่มได้อีก',
}
