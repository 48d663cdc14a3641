import type { Texts } from './en.ts'

export const texts: Texts = {
  'keno.quick': '机选',
  'keno.clear': '清空',
  'keno.picks': '选号',
  'keno.missing': '请选一至十个号码',
  'keno.hits': '命中',
  'keno.number': '号码{number}',
  'keno.won': '选{picks}中{hits} · {multiple}',
  'keno.how':
    '从{size}个号码中选一至十个并下注。系统开出{drawn}个号码，每个号码机会均等。返还取决于您选了几个号码，以及其中开出了几个。',
  'keno.table': '按选号数（行）和命中数（列）的倍数',
  'keno.rtp': '返还率',
}
