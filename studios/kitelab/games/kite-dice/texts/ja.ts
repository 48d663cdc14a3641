import type { Texts } from './en.ts'

export const texts: Texts = {
  'bar.play': '振る',
  'dice.ready': 'サイコロ2個。合計で決まります。',
  'dice.total': '合計{total}',
  'dice.pays': 'ベット額{amount}のときの、合計ごとの払い戻し',
  'dice.note': '公平なサイコロ2個を1回振ります。表にない合計には払い戻しがありません。',
}
