import type { Texts } from './en.ts'

export const texts: Texts = {
  'slot.wild': '百搭可代替所有自身有奖的符号。',
  'gems.times': '右侧转轴将本次旋转的所有奖金乘以1至15倍。',
}
