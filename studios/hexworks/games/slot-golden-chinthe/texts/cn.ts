import type { Texts } from './en.ts'

export const texts: Texts = {
  'win.scatter': '赢得 · {count}座佛塔',
  'chinthe.wild': '百搭果荚可代替佛塔以外的所有符号，只出现在第2至5轴。',
  'chinthe.scatter': '佛塔在任意位置均可得奖：三座{three}，四座{four}，五座{five}。',
  'chinthe.free': '三座或以上佛塔触发{count}次免费旋转，期间所有奖金乘以{times}。可再次触发。',
}
