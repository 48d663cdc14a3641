/** The parts of a text that programs fill or draw: places of values, tags, figures. */
import { places, type Rule, visible } from './sets.ts'

/** Rule 4: the same places as in English, in whatever order. */
export const hasPlaces: Rule = ({ key, text, english }) => {
  const [own, wanted] = [places(text), places(english)]
  const asked = key.endsWith('_zero')
    ? wanted.filter((name) => name !== 'count' || own.includes(name))
    : wanted
  if (own.some((name) => !/^[a-z][A-Za-z0-9]*$/.test(name))) return 'has a place that is no name'
  if (`${own}` !== `${asked}`)
    return `has places for ${own.join() || 'nothing'}, English for ${asked.join() || 'nothing'}`
  return /[{}]/.test(text.replace(/\{\{[^{}]*\}\}/g, '')) ? 'has a brace that belongs to no place' : null
}

const tags = (text: string) => (text.match(/<[^>]*>/g) ?? []).sort()

/** Rule 5: the same tags as in English, bare and closed. */
export const hasTags: Rule = ({ text, english }) => {
  const own = tags(text)
  if (own.some((tag) => !/^<\/?\w+\s*\/?>$/.test(tag))) return 'has a tag with more than a name'
  if (`${own}` !== `${tags(english)}`) return 'has other tags than English'
  const open = own.filter((tag) => !tag.startsWith('</') && !tag.endsWith('/>')).length
  return open === own.filter((tag) => tag.startsWith('</')).length ? null : 'has a tag that is not closed'
}

/** Figures outside places. One is a word in some languages and a figure in others. */
const figures = (text: string) =>
  (visible(text).match(/\d[\d,.]*/g) ?? [])
    .map((figure) => figure.replace(/[.,]$/, ''))
    .filter((figure) => figure !== '1')
    .sort()

/** Rule 15: Latin digits, the figures of English, and money as 1,234.50. */
export const hasFigures: Rule = ({ text, english }) => {
  if (/(?![0-9])\p{Nd}/u.test(text)) return 'has digits that are not 0 to 9'
  const own = figures(text)
  if (`${own}` !== `${figures(english)}`)
    return `has the figures ${own.join(' ') || 'none'}, English ${figures(english).join(' ') || 'none'}`
  return own.every((figure) => /^(\d{1,3}(,\d{3})*|\d+)(\.\d+)?$/.test(figure))
    ? null
    : 'writes a figure otherwise than 1,234.50'
}
