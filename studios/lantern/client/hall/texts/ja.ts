import type { Texts } from './en.ts'

export const texts: Texts = {
  'bingo.ball': 'ボール{at}/{all}',
  'bingo.waiting': 'まもなく開始',
  'bingo.card': 'あなたのカード',
  'bingo.free': 'フリー',
  'bingo.one': '1ライン',
  'bingo.two': '2ライン',
  'bingo.house': 'フルハウス',
  'bingo.prizes': '賞',
  'bingo.upTo': '{balls}球以内',
  'bingo.words': '{names} · {at}球目',
  'bingo.none': '今回はラインなし',
  'bingo75.rules':
    'カードには5列あります。B 1～15、I 16～30、N 31～45（中央はフリー）、G 46～60、O 61～75です。ボールは40球引かれます。最初に揃った横、縦、斜めの列に、揃ったときの球数に応じて支払います。',
  'bingo90.rules':
    'チケットは3段で、各段に数字が5つあります。ボールは60球引かれます。1ライン、2ライン、フルハウスは、それぞれ揃ったときの球数に応じて支払い、配当はすべて合算します。',
}
