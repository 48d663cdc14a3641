import type { Texts } from './en.ts'

export const texts: Texts = {
  'roulette.dozen': 'ダズン{number}',
  'roulette.column': 'コラム{number}',
  'roulette.rules':
    'ボールは0～36の37個のポケットのどれかに落ちます。その数字を含むベットの勝ちです。0のときは、赤、黒、奇数、偶数、1～18、19～36は負けになります。',
  'roulette.inside': '隣り合う2、3、4、6個の数字へのベットは、間の線や角に置きます。',
}
