import type { Texts } from './en.ts'

export const texts: Texts = {
  'coin.call': '您的选择',
  'coin.heads': '正面',
  'coin.tails': '反面',
  'coin.callHeads': '猜正面',
  'coin.callTails': '猜反面',
  'coin.won': '连中{calls}次 · {multiple}',
  'coin.count': '猜中次数',
  'coin.how':
    '猜正面或反面并下注。猜中一次倍数为1.94，此后每多中一次倍数翻倍，最多连中二十次。猜中后随时可以兑现；猜错则本局结束，没有返还。',
  'coin.odds': '硬币公平，没有记忆：无论猜多少次，返还率都是97%。',
  'coin.auto': '自动游戏猜一次然后兑现。',
}
