/** One contact is one, however it is written. Pure. */
import type { Contact } from '../kind.ts'

const digits = { least: 7, most: 15 }
const name = /^[a-z0-9][a-z0-9._-]{2,39}$/

/**
 * A number of seven to fifteen digits; for Zalo a name may stand for it. Null for what is neither.
 * @example plainContact({ kind: 'whatsApp', value: '+95 9 450-123-456' }) // '959450123456'
 */
export function plainContact({ kind, value }: Contact): string | null {
  const trimmed = value.normalize('NFKC').trim()
  if (/^\+?[\d\s().-]+$/.test(trimmed)) {
    const number = trimmed.replace(/\D/g, '')
    return number.length >= digits.least && number.length <= digits.most ? number : null
  }
  if (kind === 'whatsApp') return null
  const lower = trimmed.replace(/^@/, '').toLowerCase()
  return name.test(lower) ? lower : null
}
