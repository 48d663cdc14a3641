import type { Texts } from './en.ts'

export const texts: Texts = {
  'dt.dragon': 'ドラゴン',
  'dt.tiger': 'タイガー',
  'dt.tie': 'タイ',
  'dt.suited-tie': 'スーテッドタイ',
  'dt.spades': 'スペード',
  'dt.hearts': 'ハート',
  'dt.diamonds': 'ダイヤ',
  'dt.clubs': 'クラブ',
  'dt.rules':
    'シャッフルしたばかりの8デッキから、ドラゴンとタイガーにカードを1枚ずつ配ります。高いカードの勝ちです。Aが最も低く、Kが最も高いカードです。タイの場合、ドラゴンとタイガーへのベットの半分が戻ります。',
  'dt.bets':
    'どちらかのカードのマーク、色、奇数か偶数（Aは1、Jは11、Qは12、Kは13）、小（A～6）か大（8～K）にもベットできます。7は小でも大でもありません。',
}
