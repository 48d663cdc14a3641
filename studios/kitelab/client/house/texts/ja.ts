import type { Texts } from './en.ts'

export const texts: Texts = {
  'lab.cashOut': 'キャッシュアウト：{amount}',
  'lab.cashOutNone': 'キャッシュアウト',
  'lab.multiplier': '倍率',
  'lab.chance': '確率',
  'lab.returns': '払い戻し',
  'lab.next': '次',
  'lab.recent': '最近の結果',
  'lab.steps': '各ステップの払い戻し',
  'lab.how': '遊び方',
  'lab.pays': '払い戻し',
  'lab.left':
    '途中のままのラウンドは、1日後に自動でキャッシュアウトされます。まだ何も勝っていなければ、ベット額が戻ります。',
  'lab.limit':
    'どのラウンドも最高配当を超えて払い戻すことはありません。超えるステップの前に、支払って終了します。',
}
