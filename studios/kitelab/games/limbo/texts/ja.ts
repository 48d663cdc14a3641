import type { Texts } from './en.ts'

export const texts: Texts = {
  'limbo.target': '目標倍率',
  'limbo.bad': '目標は{lowest}～{highest}の数字です',
  'limbo.won': '{result}で{target}に到達',
  'limbo.how':
    '目標を決めてベットします。凧がランダムな高さまで上がり、目標に届けば、ベット額に目標倍率を掛けて払い戻します。',
  'limbo.odds': '確率は0.97を目標で割った値です。どの目標でも還元率は97%です。',
  'limbo.cap':
    '目標どおりでは最高配当を超える場合、目標はその額まで下げられます。その分、届く確率は高くなります。',
}
