/** Spaces, brackets, quotes and the marks at the end. */
import type { Rule } from './sets.ts'

/** Rule 9: no stray spaces, none before a mark, none between Han letters. */
export const isSpacedWell: Rule = ({ text }, { code }) => {
  if (/^\s|\s$|[ \u00A0]{2,}|[\t\r]|\n{3}/.test(text)) return 'has a stray space'
  if (code !== 'FR' && /\s[,.:;?!،。，：？！](?!\d)/u.test(text)) return 'has a space before a mark'
  const han = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}'
  if (
    (code === 'CN' || code === 'JA') &&
    new RegExp(`[${han}] +[${han}\\d{]|[}\\d] +[${han}]`, 'u').test(text)
  )
    return 'has a space that this script does not write'
  return null
}

const pairs: Readonly<Record<string, string>> = {
  '(': ')',
  '[': ']',
  '（': '）',
  '「': '」',
  '『': '』',
  '【': '】',
  '《': '》',
  '“': '”',
  '‘': '’',
}
const closing = new Set(Object.values(pairs))

/** Rule 10: brackets and quotes come in pairs, and the wide ones belong to Chinese and Japanese. */
export const isPaired: Rule = ({ text }, { code }) => {
  const open: string[] = []
  for (const mark of text.replace(/(?<=\p{L})’(?=\p{L}|\s|$)/gu, '')) {
    if (pairs[mark]) open.push(pairs[mark])
    else if (closing.has(mark) && open.pop() !== mark) return `has a lone ${mark}`
  }
  if (open.length > 0) return `lacks ${open.at(-1)}`
  if ((text.match(/"/g) ?? []).length > 0) return 'has straight quotes'
  const isWide = /[（）「」『』【】《》，。？！：；]/u.test(text)
  if (isWide && code !== 'CN' && code !== 'JA') return 'has wide marks'
  if (code === 'JA' && /[“”]/u.test(text)) return 'has quotes of another language'
  if (code === 'CN' && /[「」]/u.test(text)) return 'has quotes of another language'
  return null
}

/** Rule 9 for Chinese and Japanese: narrow marks do not stand behind their letters. */
export const hasOwnMarks: Rule = ({ text }, { code }) =>
  (code === 'CN' || code === 'JA') &&
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}][,:;?!()]|[\p{Script=Han}\p{Script=Hiragana}]\./u.test(
    text,
  )
    ? 'has narrow marks among wide letters'
    : null

const ends: readonly (readonly [kind: string, mark: RegExp])[] = [
  ['ellipsis', /…$/u],
  ['question', /[?？؟]$/u],
  ['colon', /[:：]$/u],
  ['stop', /[.。။।۔!！]$/u],
]
const endOf = (text: string) =>
  ends.find(([, mark]) => mark.test(text.replace(/[”」’)）]+$/u, '')))?.[0] ?? 'none'

/** Rule 17: a sentence ends as one, a label does not. */
export const endsAlike: Rule = ({ text, english }, { code }) => {
  if (/\.\.\.|。。/u.test(text)) return 'has points instead of …'
  if (code === 'UR' && /\p{Script=Arabic} ?[,;?]/u.test(text)) return 'has Latin marks'
  if (code === 'TH' && /\p{Script=Thai}[.,]/u.test(text))
    return 'has a stop or a comma, which Thai does without'
  const wanted = endOf(english)
  const own = endOf(text)
  if (code === 'TH' && (wanted === 'stop' || wanted === 'question'))
    return own === 'none' ? null : 'ends with a mark'
  // Burmese asks with a word, and may end as a statement does.
  if (code === 'MY' && wanted === 'question')
    return own === 'question' || own === 'stop' ? null : 'ends as no sentence'
  return own === wanted ? null : `ends with ${own}, English with ${wanted}`
}
