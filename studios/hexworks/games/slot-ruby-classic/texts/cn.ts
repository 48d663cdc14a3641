import type { Texts } from './en.ts'

export const texts: Texts = {
  'win.line': '赢得 · {count}个相同',
  'rules.paysNote': '只有中间一线得奖。从最高奖到最低奖依次查看，派发第一个符合的奖。',
  'ruby.winBars': '赢得 · 任意三个BAR',
  'ruby.winCherries': '赢得 · {count}个樱桃',
  'ruby.wild': '中奖线上每个百搭都使奖金翻倍：一个付两倍，两个付四倍。三个百搭另有专属奖金。',
  'ruby.bars': '任意三个BAR组合返还两倍投注。',
  'ruby.cherry': '两个樱桃返还两倍投注，一个樱桃返还投注；与百搭组合时返还两倍。',
}
