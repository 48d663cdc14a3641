import type { Texts } from './en.ts'

export const texts: Texts = {
  'plinko.rows': 'قطاریں',
  'plinko.risk': 'رسک',
  'plinko.low': 'کم',
  'plinko.medium': 'درمیانہ',
  'plinko.high': 'زیادہ',
  'plinko.won': '\u2067خانہ {bucket} · \u2066{multiple}\u2069\u2069',
  'plinko.last': '\u2067آخری {count} گیندیں\u2069',
  'plinko.back': '\u2067\u2066{staked}\u2069 میں سے \u2066{back}\u2069 واپس\u2069',
  'plinko.how':
    'قطاریں اور رسک چنیں اور گیند گرائیں۔ ہر کیل پر گیند بائیں یا دائیں جاتی ہے، دونوں کا امکان برابر ہے۔ جس خانے میں وہ گرے، اس پر لکھے ملٹی پلائر سے شرط کی رقم ضرب ہوتی ہے۔',
  'plinko.returned': '\u20671 سے کم ملٹی پلائر پر شرط کی رقم کا ایک حصہ واپس ملتا ہے۔\u2069',
  'plinko.rtp': 'واپسی',
  'plinko.edge': 'کنارے سے وسط تک',
}
