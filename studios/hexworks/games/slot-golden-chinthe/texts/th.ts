import type { Texts } from './en.ts'

export const texts: Texts = {
  'win.scatter': 'ชนะ · เจดีย์ {count} องค์',
  'chinthe.wild': 'ฝัก WILD แทนสัญลักษณ์ได้ทุกตัวยกเว้นเจดีย์ ออกบนรีล 2 ถึง 5',
  'chinthe.scatter': 'เจดีย์ได้รางวัลทุกตำแหน่ง สามองค์ {three} สี่องค์ {four} ห้าองค์ {five}',
  'chinthe.free': 'เจดีย์สามองค์ขึ้นไปให้ {count} ฟรีสปิน โดยทุกการชนะคูณ {times} รับฟรีสปินเพิ่มได้อีก',
}
