import type { Texts } from './en.ts'

export const texts: Texts = {
  'dt.dragon': '龙',
  'dt.tiger': '虎',
  'dt.tie': '和',
  'dt.suited-tie': '同花和',
  'dt.spades': '黑桃',
  'dt.hearts': '红心',
  'dt.diamonds': '方块',
  'dt.clubs': '梅花',
  'dt.rules':
    '从八副重新洗过的牌中，龙和虎各发一张。牌大者赢；A最小，K最大。和局时，龙和虎的投注额退还一半。',
  'dt.bets':
    '其他投注针对其中一张牌：花色、颜色、单或双（A为1，J为11，Q为12，K为13）、小（A至6）或大（8至K）；7既不算小也不算大。',
}
