import type { Texts } from './en.ts'

export const texts: Texts = {
  'nat.wild': '百搭可代替夺宝以外的所有符号，只出现在第2、3和4轴。',
  'nat.free': '三个或以上夺宝触发9次免费旋转，期间每个百搭都会停留在原位。',
  'nat.note': '每个百搭都停留在原位',
}
