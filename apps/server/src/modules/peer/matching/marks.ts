/** By what two accounts of one person are told: the name and the number of accounts outside, as keyed digests. */
import { blindIndex } from '../../../platform/sealed-field.ts'

/** What stands before a name and is none: a person writes it or not. */
const titles: ReadonlySet<string> = new Set([
  ...[
    'U',
    'DAW',
    'KO',
    'MA',
    'MAUNG',
    'SAYA',
    'SAW',
    'NAW',
    'MR',
    'MRS',
    'MS',
    'DR',
    'MD',
    'MOHD',
    'SHRI',
    'SMT',
  ],
  ...['ဦး', 'ဒေါ်', 'ကို', 'မ', 'မောင်'],
])

/** A name as it is compared: its words without titles, in whatever order, case and punctuation. */
export function nameMark(name: string): string {
  const words =
    name
      .normalize('NFKC')
      .toUpperCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  const own = words.filter((word) => !titles.has(word))
  return (own.length > 0 ? own : words).toSorted().join('')
}

/** A number as it is compared: letters and digits. One telephone is one person, at whatever wallet. */
export const numberMark = (number: string): string =>
  number
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')

export const nameIndex = (key: Buffer, name: string): Buffer => blindIndex(key, 'peer|name', nameMark(name))
export const numberIndex = (key: Buffer, number: string): Buffer =>
  blindIndex(key, 'peer|number', numberMark(number))
