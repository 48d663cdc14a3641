import type { Texts } from './en.ts'

export const texts: Texts = {
  'roulette.dozen': '\u2067درجن {number}\u2069',
  'roulette.column': '\u2067کالم {number}\u2069',
  'roulette.rules':
    '\u2067گیند 0 سے 36 تک کے 37 خانوں میں سے ایک میں گرتی ہے۔ شرط تب جیتتی ہے جب وہ نمبر اس میں شامل ہو؛ 0 آنے پر سرخ، سیاہ، طاق، جفت، 1 سے 18 اور 19 سے 36 ہار جاتے ہیں۔\u2069',
  'roulette.inside':
    'دو، تین، چار یا چھ آس پاس کے نمبروں کی شرطیں ان کے درمیان کی لائنوں اور کونوں پر لگتی ہیں۔',
}
