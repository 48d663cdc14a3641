import type { Texts } from './en.ts'

export const texts: Texts = {
  'fpc.fish': '魚',
  'fpc.prawn': 'エビ',
  'fpc.crab': 'カニ',
  'fpc.rooster': 'ニワトリ',
  'fpc.gourd': 'ひょうたん',
  'fpc.coin': 'コイン',
  'fpc.rules':
    '6種類の絵が描かれたサイコロを3個振ります。選んだ絵が1個、2個、3個に出ると、配当は1:1、2:1、3:1です。',
  'fpc.bets': '2つの絵へのベットは、両方が出れば勝ちです。トリプル（×3）は、3個すべてがその絵なら勝ちです。',
}
