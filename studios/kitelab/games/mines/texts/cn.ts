import type { Texts } from './en.ts'

export const texts: Texts = {
  'mines.count': '地雷',
  'mines.fewer': '减少地雷',
  'mines.more': '增加地雷',
  'mines.cell': '第{number}格',
  'mines.safe': '第{number}格：安全',
  'mines.mine': '第{number}格：地雷',
  'mines.won': '{cells}格安全 · {multiple}',
  'mines.left': '剩余宝石',
  'mines.hidden': '隐藏的地雷',
  'mines.how':
    '选择25格中藏有多少颗地雷并下注。逐格翻开：每翻开一个安全格，倍数都会提高。您可以随时兑现；踩中地雷则本局结束，没有返还。',
  'mines.field': '地雷在您翻开第一格之前就已布好，不会移动。本局结束时您可以看到它们。',
  'mines.auto': '自动游戏会翻开三格然后兑现。',
  'mines.cells': '安全格',
}
