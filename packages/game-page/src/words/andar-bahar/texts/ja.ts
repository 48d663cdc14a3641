import type { Texts } from './en.ts'

export const texts: Texts = {
  'ab.joker': 'ジョーカー',
  'ab.andar': 'アンダー',
  'ab.bahar': 'バハール',
  'ab.cards': '{from}～{to}枚',
  'ab.words': '{side}の勝ち、{count}枚目',
  'ab.rules':
    'シャッフルしたばかりのデッキから1枚引き、ジョーカーとします。アンダーから順に、アンダーとバハールへ交互にカードを配り、先にジョーカーと同じ数字が出た側の勝ちです。',
  'ab.bets': 'ジョーカーの後に配られる枚数（最後の1枚を含む）にもベットできます。',
}
