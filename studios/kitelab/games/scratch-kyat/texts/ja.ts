import type { Texts } from './en.ts'

export const texts: Texts = {
  'scratch.field': 'マス{number}、未開封',
  'scratch.buy': '3つ揃えば当たり',
  'scratch.won': '{multiple}が3つ',
  'scratch.all': 'すべて開ける',
  'scratch.prize': '賞',
  'scratch.tickets': '{tickets}枚中の枚数',
  'scratch.how':
    '1ベットがマス9個のくじ1枚です。同じ倍率が3マスに出れば、ベット額にその倍率を掛けて払い戻します。ほかに当たりはありません。',
  'scratch.print':
    'くじは毎回、全{tickets}枚の中から抽選されます。賞がなくなることはなく、これまでに売れたくじにも左右されません。どのマスから削っても、結果は変わりません。',
}
