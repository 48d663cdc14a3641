/**
 * The catalogue of field patterns: what a rule's `patternId` means. A rule carries its own `acceptedPattern`,
 * so a brand can be stricter; the catalogue says what a brand writes there, and what no expression can say.
 * No pattern looks ahead or nests a repetition in another: each runs through a text once.
 */
export interface Pattern {
  /** As it stands in a rule; `*` means any characters. */
  readonly accepts: string
  /** Holds beside the expression. */
  readonly holds?: (value: string) => boolean
}

/** Letters of a script with their marks, and single spaces between words. */
const script = (name: string): Pattern => ({
  accepts: `[${name}\\p{M}\\u200c\\u200d]+(?: [${name}\\p{M}\\u200c\\u200d]+)*`,
})

export const patterns = {
  any: { accepts: '*' },
  letter_first: { accepts: '[A-Za-z][A-Za-z0-9]*' },
  letters_chinese: { accepts: '[A-Za-z\\p{Script=Han}]+' },
  digits: { accepts: '[0-9]+' },
  alnum: { accepts: '[A-Za-z0-9]+' },
  alnum_both: { accepts: '(?:[A-Za-z]+[0-9]|[0-9]+[A-Za-z])[A-Za-z0-9]*' },
  alnum_upper: { accepts: '[a-z0-9]*[A-Z][A-Za-z0-9]*' },
  letters_spaces: { accepts: '[A-Za-z]+(?: [A-Za-z]+)*' },
  no_spaces: { accepts: '\\S+' },
  date_ymd: {
    accepts: '[0-9]{4}-[0-9]{2}-[0-9]{2}',
    holds: (value) => isDay(value.slice(0, 4), value.slice(5, 7), value.slice(8)),
  },
  date_mdy: {
    accepts: '[0-9]{2}-[0-9]{2}-[0-9]{4}',
    holds: (value) => isDay(value.slice(6), value.slice(0, 2), value.slice(3, 5)),
  },
  full_name: { accepts: "[\\p{L}\\p{M}]+(?:[ .·'-]{1,2}[\\p{L}\\p{M}]+)+" },
  thai: script('\\p{Script=Thai}'),
  burmese: script('\\p{Script=Myanmar}'),
  devanagari: script('\\p{Script=Devanagari}'),
  vietnamese: script('\\p{Script=Latin}'),
  japanese: script('\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Han}ー'),
  bengali: script('\\p{Script=Bengali}'),
  urdu: script('\\p{Script=Arabic}'),
  chinese: script('\\p{Script=Han}·'),
  mobile: { accepts: '[0-9]+' },
  email: { accepts: '[^@\\s]+@[A-Za-z0-9-]+(?:\\.[A-Za-z0-9-]+)+' },
} as const satisfies Readonly<Record<string, Pattern>>

export type PatternId = keyof typeof patterns

/** Ids are compared without regard to how their words are joined: `alnumBoth` is `alnum_both`. */
export function patternIdOf(written: string): PatternId | null {
  const id = written.replace(/([a-z])([A-Z])/g, '$1_$2').toLowerCase()
  return Object.hasOwn(patterns, id) ? (id as PatternId) : null
}

/** Whether the calendar has this day: 2000-02-30 is none. */
function isDay(year: string, month: string, day: string): boolean {
  const date = new Date(`${year}-${month}-${day}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === `${year}-${month}-${day}`
}
