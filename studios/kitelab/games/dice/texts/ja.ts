import type { Texts } from './en.ts'

export const texts: Texts = {
  'dice.side': '出る数字は',
  'dice.under': '{number}未満',
  'dice.over': '{number}超',
  'dice.chance': '勝つ確率（%）',
  'dice.won': '出目{roll} · {multiple}',
  'dice.how':
    '1～95%の確率と、どちら側かを選びます。0.00～99.99の数字が、10,000通り等しい確率で出ます。選んだ側に入れば、ベット額に倍率を掛けて払い戻します。',
  'dice.multiplier': '倍率は0.99を確率で割り、小数第4位までで切り捨てた値です。',
  'dice.worst':
    '払い戻しは最小の通貨単位で切り捨てます。最低ベットでは、確率によって還元率が{worst}%まで下がることがあります。',
}
