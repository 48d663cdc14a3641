import type { Texts } from './en.ts'

export const texts: Texts = {
  'bingo.ball': '第{at}球，共{all}球',
  'bingo.waiting': '准备开球',
  'bingo.card': '您的卡',
  'bingo.free': '免费',
  'bingo.one': '一线',
  'bingo.two': '两线',
  'bingo.house': '全满',
  'bingo.prizes': '奖金',
  'bingo.upTo': '≤ {balls}球',
  'bingo.words': '{names} · 第{at}球',
  'bingo.none': '这次没有连线',
  'bingo75.rules':
    '卡片有五列：B 1–15，I 16–30，N 31–45（中间为免费格），G 46–60，O 61–75。共开四十个球。最先连满的一行、一列或一条对角线，按完成它的是第几球派彩。',
  'bingo90.rules':
    '卡片有三行，每行五个号码。共开六十个球。一线、两线和全满各按完成时是第几球派彩，所有奖金相加。',
}
