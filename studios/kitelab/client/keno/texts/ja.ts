import type { Texts } from './en.ts'

export const texts: Texts = {
  'keno.quick': 'おまかせ',
  'keno.clear': 'クリア',
  'keno.picks': '選択',
  'keno.missing': '数字を1～10個選んでください',
  'keno.hits': '当たり',
  'keno.number': '数字{number}',
  'keno.won': '{picks}個中{hits}個 · {multiple}',
  'keno.how':
    '{size}個の数字から1～10個を選んでベットします。そのうち{drawn}個が等しい確率で抽選されます。払い戻しは、選んだ数と当たった数で決まります。',
  'keno.table': '選択数（行）と当たり数（列）ごとの倍率',
  'keno.rtp': '還元率',
}
