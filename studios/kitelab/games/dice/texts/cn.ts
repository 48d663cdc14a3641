import type { Texts } from './en.ts'

export const texts: Texts = {
  'dice.side': '掷出的数字',
  'dice.under': '小于{number}',
  'dice.over': '大于{number}',
  'dice.chance': '获胜概率（%）',
  'dice.won': '掷出{roll} · {multiple}',
  'dice.how':
    '选择1%至95%的概率和一个方向。系统掷出0.00至99.99之间的数字，10,000种结果机会均等。如果数字落在您选的一边，投注额将按倍数返还。',
  'dice.multiplier': '倍数等于0.99除以概率，向下取至小数点后四位。',
  'dice.worst': '返还金额向下取整到最小货币单位。使用最低投注额时，部分概率下的返还率可能因此降至{worst}%。',
}
