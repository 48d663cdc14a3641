import type { Texts } from './en.ts'

export const texts: Texts = {
  'win.line': '当たり · {count}個揃い',
  'rules.paysNote': '配当は中央のラインのみです。高い配当から順に判定し、最初に当てはまる配当を支払います。',
  'ruby.winBars': '当たり · BAR3個',
  'ruby.winCherries': '当たり · チェリー{count}個',
  'ruby.wild':
    '当たりラインのWILDは、1個ごとに配当を2倍にします。1個で2倍、2個で4倍です。3個揃うと専用の配当があります。',
  'ruby.bars': 'BARは種類を問わず3個揃うと、ベット額の2倍を払い戻します。',
  'ruby.cherry': 'チェリー2個でベット額の2倍、1個でベット額を払い戻します。WILDと一緒なら2倍です。',
}
