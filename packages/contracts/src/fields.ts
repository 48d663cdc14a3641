import * as z from 'zod/mini'

/** Money on the wire: a decimal string with at most the currency's decimals, never negative. */
export const money = z.string().check(z.maxLength(22), z.regex(/^(0|[1-9]\d{0,14})(\.\d{1,4})?$/))
/** Money that may be negative (net results). */
export const signedMoney = z.string().check(z.maxLength(23), z.regex(/^-?(0|[1-9]\d{0,14})(\.\d{1,4})?$/))
export const currencyCode = z.string().check(z.regex(/^[A-Z]{3,5}$/))
export const languageCode = z.enum(['CN', 'EN', 'HI', 'ID', 'MY', 'TH', 'TY', 'VI', 'JA', 'BN', 'UR'])
export const merchantCode = z.string().check(z.regex(/^[a-z0-9]{3,20}$/))
/** Whether the calendar has this instant: no thirtieth of February, no twenty-fifth hour, nothing before 1900. */
export const isInstant = (text: string): boolean => {
  const at = new Date(text)
  return at.getTime() >= firstInstant && at.toISOString().slice(0, 10) === text.slice(0, 10)
}
const firstInstant = Date.UTC(1900, 0)
/** An instant: ISO 8601 in UTC. */
export const instant = z
  .string()
  .check(
    z.maxLength(30),
    z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/, { abort: true }),
    z.refine(isInstant),
  )
/** A code of ours or a vendor's: never free text. */
export const code = (max: number) =>
  z.string().check(z.minLength(1), z.maxLength(max), z.regex(/^[A-Za-z0-9._:-]+$/))
export const nothing = z.null()
