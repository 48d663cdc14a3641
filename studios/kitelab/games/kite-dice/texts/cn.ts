import type { Texts } from './en.ts'

export const texts: Texts = {
  'bar.play': '掷骰',
  'dice.ready': '两颗骰子，点数总和定输赢。',
  'dice.total': '总和{total}',
  'dice.pays': '投注{amount}时各总和的返还',
  'dice.note': '两颗公平的骰子只掷一次。未列出的总和没有返还。',
}
