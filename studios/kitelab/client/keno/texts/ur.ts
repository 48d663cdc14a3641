import type { Texts } from './en.ts'

export const texts: Texts = {
  'keno.quick': 'کوئیک پک',
  'keno.clear': 'صاف کریں',
  'keno.picks': 'چنے نمبر',
  'keno.missing': 'ایک سے دس نمبر چنیں',
  'keno.hits': 'درست نمبر',
  'keno.number': '\u2067نمبر {number}\u2069',
  'keno.won': '\u2067{picks} میں سے {hits} · \u2066{multiple}\u2069\u2069',
  'keno.how':
    '\u2067{size} نمبروں میں سے ایک سے دس نمبر چنیں اور شرط لگائیں۔ ان میں سے {drawn} نمبر نکلتے ہیں، ہر نمبر کا امکان برابر ہے۔ کتنا ملے گا، یہ اس پر ہے کہ آپ نے کتنے نمبر چنے اور ان میں سے کتنے نکلے۔\u2069',
  'keno.table': '\u2067چنے نمبر (قطاریں) اور درست نمبر (کالم) کے مطابق ملٹی پلائر\u2069',
  'keno.rtp': 'واپسی',
}
