import type { Texts } from './en.ts'

export const texts: Texts = {
  'bar.play': 'پھینکیں',
  'dice.ready': 'دو پانسے۔ فیصلہ مجموعے سے۔',
  'dice.total': '\u2067مجموعہ {total}\u2069',
  'dice.pays': '\u2067آپ کی \u2066{amount}\u2069 کی شرط پر ہر مجموعے کی واپسی\u2069',
  'dice.note': 'دو منصفانہ پانسے ایک بار پھینکے جاتے ہیں۔ جو مجموعے فہرست میں نہیں، ان پر کچھ نہیں ملتا۔',
}
