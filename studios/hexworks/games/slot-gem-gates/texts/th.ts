import type { Texts } from './en.ts'

export const texts: Texts = {
  'slot.wild': 'WILD แทนสัญลักษณ์ได้ทุกตัวที่มีรางวัลของตัวเอง',
  'gems.times': 'รีลด้านขวาคูณรางวัลทั้งหมดของสปินนั้น 1 ถึง 15 เท่า',
}
