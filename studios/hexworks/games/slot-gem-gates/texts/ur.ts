import type { Texts } from './en.ts'

export const texts: Texts = {
  'slot.wild': '\u2067WILD ہر اس علامت کی جگہ لے سکتا ہے جو خود ادائیگی دیتی ہے۔\u2069',
  'gems.times': '\u2067دائیں جانب کی ریل اس اسپن کی تمام جیتوں کو 1 سے 15 گنا کرتی ہے۔\u2069',
}
