import type { Texts } from './en.ts'

export const texts: Texts = {
  'vp.hold': 'ホールド',
  'vp.draw': 'ドロー',
  'vp.card': 'カード{number}',
  'vp.hints': '最善手を表示',
  'vp.bet': 'ベットするとカードが5枚配られます',
  'vp.hand.royal': 'ロイヤル',
  'vp.hand.straight-flush': 'ストフラ',
  'vp.hand.four': 'フォーカード',
  'vp.hand.full-house': 'フルハウス',
  'vp.hand.flush': 'フラッシュ',
  'vp.hand.straight': 'ストレート',
  'vp.hand.three': 'スリーカード',
  'vp.hand.two-pair': 'ツーペア',
  'vp.hand.jacks': 'J以上のワンペア',
  'vp.hand.nothing': 'J以上のワンペアなし',
  'vp.won': '{hand} · {multiple}',
  'vp.hand': '役',
  'vp.how':
    '52枚のデッキから5枚が配られます。残したいカードをホールドすると、ほかのカードが1回だけ交換されます。最後の5枚の役に応じて、表のとおり支払います。',
  'vp.deck':
    'デッキは配る前に1回だけシャッフルされます。交換用のカードはその時点で決まっており、ホールド後に選ばれることはありません。',
  'vp.best':
    '公表還元率は、どの手札でも最善のホールドをした場合の値です。最善のホールドはこのページで表示できます。ほかのホールドでは低くなります。',
  'vp.left': '途中のままのラウンドは、1日後に最善のホールドで完了します。',
}
