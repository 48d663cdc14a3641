import type { Texts } from './en.ts'

export const texts: Texts = {
  'fpc.fish': '鱼',
  'fpc.prawn': '虾',
  'fpc.crab': '蟹',
  'fpc.rooster': '鸡',
  'fpc.gourd': '葫芦',
  'fpc.coin': '金钱',
  'fpc.rules': '掷三颗骰子，每颗有六个图案。投注的图案出现一颗、两颗或三颗时，分别赔1:1、2:1或3:1。',
  'fpc.bets': '两个图案：两者都出现即赢。围骰（×3）：三颗骰子都是该图案即赢。',
}
