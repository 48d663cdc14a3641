import type { Texts } from './en.ts'

export const texts: Texts = {
  'wheel.segments': 'خانے',
  'wheel.won': '\u2067پہیہ \u2066{multiple}\u2069 پر رکا\u2069',
  'wheel.how':
    '\u206710، 20 یا 50 برابر خانوں کا پہیہ چنیں اور شرط لگائیں۔ سوئی پر جو ملٹی پلائر آئے، شرط کی رقم اس سے ضرب ہوتی ہے؛ 0 پر کچھ نہیں ملتا۔\u2069',
  'wheel.returned': '\u2067{segments} خانوں پر واپسی \u2066{rtp}%\u2069\u2069',
  'wheel.times': 'ایسے خانے',
}
