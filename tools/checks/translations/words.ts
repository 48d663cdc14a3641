/** What is said and how long it takes: no promises, no pressure, no text that breaks its button. */
import type { SpokenCode } from '../../../packages/i18n/src/languages.ts'
import { forbidden } from './forbidden.data.ts'
import { type Rule, visible } from './sets.ts'

/** Rule 12: nobody is promised a win, pressed, or told that luck is owed. */
export const promisesNothing: Rule = ({ text }, { code }) => {
  const words = text.normalize('NFC').toLowerCase()
  const found = [...(forbidden[code as SpokenCode] ?? []), ...forbidden.EN].find((word) =>
    words.includes(word),
  )
  if (found) return `says “${found}”`
  return /100 ?%[^.。]{0,20}(win|menang|panalo|thắng|ชนะ|赢|勝|जीत|জয়|جیت)/iu.test(words)
    ? 'promises a win'
    : null
}

/** Width as a line feels it: wide letters two, marks nothing, Burmese and Indic letters somewhat more than one. */
function widthOf(text: string): number {
  return [...visible(text)].reduce((sum, letter) => sum + letterWidth(letter), 0)
}

function letterWidth(letter: string): number {
  if (/[\p{Mn}\p{Me}\p{Cf}]/u.test(letter)) return 0
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303F\uFF00-\uFF60]/u.test(letter))
    return 2
  return /[\p{Script=Myanmar}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Khmer}]/u.test(letter) ? 1.3 : 1
}

const labelMax = 20

/** Rule 11: labels have room for so much more, sentences for two and a half times the English. */
export const fits: Rule = ({ text, english }, { code }) => {
  if (code === 'EN') return null
  const [own, source] = [widthOf(text), widthOf(english)]
  const room = source < labelMax ? Math.max(source * 3, 26) : source * 2.5
  return own > room ? `is ${Math.round(own)} wide, its room is ${Math.round(room)}` : null
}
