import type { Texts } from './en.ts'

export const texts: Texts = {
  'slot.wild': '百搭可代替夺宝以外的所有符号。',
  'jackpot.free': '三个或以上夺宝触发10次免费旋转，期间所有奖金乘以3。可再次触发。',
}
