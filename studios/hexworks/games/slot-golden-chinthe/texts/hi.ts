import type { Texts } from './en.ts'

export const texts: Texts = {
  'win.scatter': 'जीत · {count} पगोडा',
  'chinthe.wild': 'WILD कोया पगोडा को छोड़कर हर सिंबल की जगह ले सकता है। यह रील 2 से 5 पर आता है।',
  'chinthe.scatter': 'पगोडा कहीं भी भुगतान देते हैं: तीन, चार और पांच पर {three}, {four} और {five}।',
  'chinthe.free':
    'तीन या ज़्यादा पगोडा पर {count} फ्री स्पिन मिलते हैं, जिनमें हर जीत {times} गुना होती है। फ्री स्पिन के दौरान और फ्री स्पिन मिल सकते हैं।',
}
