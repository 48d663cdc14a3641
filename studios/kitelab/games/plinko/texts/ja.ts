import type { Texts } from './en.ts'

export const texts: Texts = {
  'plinko.rows': '段数',
  'plinko.risk': 'リスク',
  'plinko.low': '低',
  'plinko.medium': '中',
  'plinko.high': '高',
  'plinko.won': 'ポケット{bucket} · {multiple}',
  'plinko.last': '直近{count}球',
  'plinko.back': '賭け{staked}、戻り{back}',
  'plinko.how':
    '段数とリスクを選んで、ボールを落とします。ピンに当たるたびに、左右に等しい確率で進みます。落ちたポケットの数字が、ベット額に掛かる倍率です。',
  'plinko.returned': '1未満の倍率では、ベット額の一部が戻ります。',
  'plinko.rtp': '還元率',
  'plinko.edge': '端から中央へ',
}
