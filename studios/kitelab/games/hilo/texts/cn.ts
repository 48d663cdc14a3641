import type { Texts } from './en.ts'

export const texts: Texts = {
  'hilo.higher': '更大或相同',
  'hilo.lower': '更小或相同',
  'hilo.skip': '跳过这张牌',
  'hilo.skipsLeft': '剩余{count}次',
  'hilo.bet': '下注后翻开第一张牌',
  'hilo.won': '猜中{calls}次 · {multiple}',
  'hilo.card': '牌',
  'hilo.how':
    '下注后会翻开一张牌。猜下一张牌是更大或相同，还是更小或相同；A最小，K最大。每猜中一次倍数都会提高。猜中后随时可以兑现；猜错则本局结束，没有返还。',
  'hilo.deck': '每张牌都来自完整的52张牌，与之前出过的牌无关。每局最多可以跳过52次。',
  'hilo.price':
    '倍数是您所有竞猜合计公平赔率的0.97倍：每局只扣一次3%。倍数向下取至小数点后两位；任何玩法的返还率都不低于{worst}%。',
  'hilo.none': '不会猜错的选项不开放。',
}
