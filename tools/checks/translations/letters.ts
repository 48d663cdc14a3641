/** The letters of a text: its own script, none from elsewhere, none that cannot be seen. */

import { languageOf, type Script } from '../../../packages/i18n/src/languages.ts'
import type { Finding } from '../sources.ts'
import { latinNames } from './allowed.data.ts'
import { folderOf, type LanguageSet, type Rule, visible } from './sets.ts'

const scripts: Readonly<Record<Script, RegExp>> = {
  chinese: /[\p{Script=Han}]/u,
  japanese: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/u,
  devanagari: /[\p{Script=Devanagari}]/u,
  bengali: /[\p{Script=Bengali}]/u,
  burmese: /[\p{Script=Myanmar}]/u,
  thai: /[\p{Script=Thai}]/u,
  urdu: /[\p{Script=Arabic}]/u,
}
/** A language's own script, where it is not Latin. */
const scriptOf = (code: string): RegExp | undefined => {
  const script = languageOf(code)?.script
  return script ? scripts[script] : undefined
}
const latin = /\p{Script=Latin}/u

const lettersOf = (text: string) =>
  [...visible(text)].filter((letter) => /[\p{L}\p{M}]/u.test(letter) && !/\p{Script=Inherited}/u.test(letter))

/** Rule 7: a text with letters is written in its own script, names in Latin letters apart. */
export const isOwnScript: Rule = ({ text }, { code }) => {
  const own = scriptOf(code)
  if (!own) return null
  const letters = lettersOf(text.replace(latinNames, ''))
  const share = letters.filter((letter) => own.test(letter)).length / letters.length
  const wanted = code === 'CN' || code === 'JA' ? 0.9 : 0.85
  return letters.length >= 4 && share < wanted ? 'is not in its own script' : null
}

const traditional = /[們這個錢額開關遊戲會員請輸號碼驗證]/u
const vietnamese = /[ăđơưạ-ỹ]/iu

/** Rule 8: no letter of a script that is neither the set's own nor Latin. */
export const isNoForeign: Rule = ({ text }, { code }) => {
  const own = scriptOf(code) ?? latin
  const foreign = lettersOf(text).find((letter) => !own.test(letter) && !latin.test(letter))
  if (foreign) return `has the letter ${foreign} of another script`
  if (code === 'CN' && traditional.test(text)) return 'has a letter of traditional Chinese'
  return ['EN', 'ID', 'TY'].includes(code) && vietnamese.test(text) ? 'has a Vietnamese letter' : null
}

/** Rule 8, the whole set: Japanese without kana would be Chinese. */
export function kanaFindings(set: LanguageSet): Finding[] {
  if (set.code !== 'JA' || set.entries.length === 0) return []
  const withKana = set.entries.filter(({ text }) => /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text))
  return withKana.length * 10 < set.entries.length * 3
    ? [
        {
          path: folderOf(set.code),
          problem: `only ${withKana.length} of ${set.entries.length} texts hold kana`,
        },
      ]
    : []
}

const joined = new Set(['HI', 'BN', 'UR', 'MY'])
const spaced = new Set(['MY', 'TH'])

/** Rule 16: composed letters, and none that cannot be seen and changes what is. */
export const isPlainText: Rule = ({ text }, { code }) => {
  if (text !== text.normalize('NFC')) return 'is not in its composed form (NFC)'
  if (/[\u00AD\u200E\u200F\u202A-\u202E\uFEFF\uFFFD]|(?!\n)\p{Cc}/u.test(text)) return 'has an unseen letter'
  if (/\u200B/u.test(text) && !spaced.has(code)) return 'has a space of no width'
  if (/[\u200C\u200D]/u.test(text) && !joined.has(code)) return 'has a joiner of another script'
  const opened = (text.match(/[\u2066-\u2068]/gu) ?? []).length
  const closed = (text.match(/\u2069/gu) ?? []).length
  if (opened + closed > 0 && code !== 'UR') return 'turns the direction of writing'
  return opened === closed ? null : 'opens a direction of writing that it does not close'
}

/** Rule 17, the Urdu letters: the Arabic ones look alike and are others. */
export const isUrdu: Rule = ({ text }, { code }) =>
  code === 'UR' && /[\u0643\u064A\u0649\u0647]/u.test(text)
    ? 'has an Arabic letter instead of the Urdu one'
    : null
