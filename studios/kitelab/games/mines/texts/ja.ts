import type { Texts } from './en.ts'

export const texts: Texts = {
  'mines.count': '地雷',
  'mines.fewer': '地雷を減らす',
  'mines.more': '地雷を増やす',
  'mines.cell': 'マス{number}',
  'mines.safe': 'マス{number}：安全',
  'mines.mine': 'マス{number}：地雷',
  'mines.won': '安全{cells}マス · {multiple}',
  'mines.left': '残りの宝石',
  'mines.hidden': '隠れた地雷',
  'mines.how':
    '25マスに隠す地雷の数を選んでベットします。マスを1つずつ開けると、安全なマスのたびに倍率が上がります。いつでもキャッシュアウトできます。地雷が出ると払い戻しなしで終了します。',
  'mines.field': '地雷は最初のマスを開ける前に置かれ、動きません。ラウンドが終わると、すべて表示されます。',
  'mines.auto': 'オートプレイは3マスを開けてキャッシュアウトします。',
  'mines.cells': '安全なマス',
}
