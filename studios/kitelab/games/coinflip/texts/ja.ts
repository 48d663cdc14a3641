import type { Texts } from './en.ts'

export const texts: Texts = {
  'coin.call': '予想',
  'coin.heads': '表',
  'coin.tails': '裏',
  'coin.callHeads': '表と予想',
  'coin.callTails': '裏と予想',
  'coin.won': '{calls}連続 · {multiple}',
  'coin.count': '当たった回数',
  'coin.how':
    '表か裏を予想してベットします。当たると倍率は1.94になり、続けて当たるたびに2倍になります。最大20連続です。当たった後はいつでもキャッシュアウトできます。外れると払い戻しなしで終了します。',
  'coin.odds': 'コインは公平で、過去を覚えていません。何回予想しても還元率は97%です。',
  'coin.auto': 'オートプレイは1回予想してキャッシュアウトします。',
}
