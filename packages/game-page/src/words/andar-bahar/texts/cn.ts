import type { Texts } from './en.ts'

export const texts: Texts = {
  'ab.joker': '王牌',
  'ab.andar': '安达',
  'ab.bahar': '巴哈',
  'ab.cards': '{from}–{to}张',
  'ab.words': '{side}赢，第{count}张',
  'ab.rules':
    '从一副重新洗过的牌中翻开一张作为王牌。然后安达和巴哈轮流发牌，安达先发，直到出现与王牌点数相同的牌，发到该牌的一方赢。',
  'ab.bets': '其他投注猜王牌之后共发多少张牌，包括最后一张。',
}
