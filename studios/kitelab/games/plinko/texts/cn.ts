import type { Texts } from './en.ts'

export const texts: Texts = {
  'plinko.rows': '行数',
  'plinko.risk': '风险',
  'plinko.low': '低',
  'plinko.medium': '中',
  'plinko.high': '高',
  'plinko.won': '第{bucket}槽 · {multiple}',
  'plinko.last': '最近{count}球',
  'plinko.back': '投注{staked}，返还{back}',
  'plinko.how':
    '选择行数和风险，然后让球落下。球碰到每颗钉子时向左或向右的机会均等。球落入的槽上所标的数字，就是投注额的倍数。',
  'plinko.returned': '倍数小于1时，返还部分投注额。',
  'plinko.rtp': '返还率',
  'plinko.edge': '从边缘到中央',
}
