import type { Texts } from './en.ts'

export const texts: Texts = {
  'scratch.field': '第{number}格，未刮开',
  'scratch.buy': '三个相同即赢',
  'scratch.won': '三个{multiple}',
  'scratch.all': '全部刮开',
  'scratch.prize': '奖金',
  'scratch.tickets': '每{tickets}张中的张数',
  'scratch.how':
    '每次投注是一张有九格的刮刮卡。如果同一倍数出现在其中三格，投注额将按该倍数返还。其他情况不得奖。',
  'scratch.print':
    '每张卡都从完整的{tickets}张中抽出：奖项不会抽完，也不受之前售出的卡影响。先刮哪一格都不会改变结果。',
}
