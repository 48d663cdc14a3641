/** What of a brand may be changed while it runs, and what each may become: the same as in a brand's file. Pure. */
import { brandFile, brandSettings } from '@jackfruit/contracts/brand-file'
import { currencyOf, parseMinor } from '@jackfruit/kernel'
import * as z from 'zod/mini'

const { shape } = brandFile

/** By the name that a brand's file has for it. */
export const fields = {
  defaultLanguage: { column: 'default_language', kind: 'text' },
  fallbackLanguage: { column: 'fallback_language', kind: 'text' },
  supportedLanguages: { column: 'supported_languages', kind: 'list' },
  dropdownLanguages: { column: 'dropdown_languages', kind: 'list' },
  lotteryType: { column: 'lottery_type', kind: 'text' },
  prizeMode: { column: 'prize_mode', kind: 'text' },
  defaultTheme: { column: 'default_theme', kind: 'text' },
  timeZone: { column: 'time_zone', kind: 'text' },
  minAgeAgreement: { column: 'min_age_agreement', kind: 'number' },
  gtagId: { column: 'gtag_id', kind: 'text' },
  imageCDNs: { column: 'image_cdns', kind: 'list' },
  launchGameCDNs: { column: 'launch_cdns', kind: 'list' },
} as const
export type Field = keyof typeof fields

export const isField = (what: string): what is Field => Object.hasOwn(fields, what)

type Read<T> = { readonly problem: 'unknown' | 'invalid' | 'crossed'; readonly detail: string } | T

const listOf = (text: string): string[] => [...new Set(text.split(',').map((each) => each.trim()))]
const written = { text: (text: string) => text, number: Number, list: listOf } as const

export function readValue(
  field: Field,
  text: string,
): Read<{ readonly problem: null; readonly value: unknown }> {
  const parsed = z.safeParse<z.ZodMiniType>(shape[field], written[fields[field].kind](text))
  return parsed.success
    ? { problem: null, value: parsed.data }
    : { problem: 'invalid', detail: parsed.error.issues[0]?.message ?? '' }
}

/** Settings that are limits. What a jackpot promises is not among them: it was published with its pot. */
export const limits = [
  'openingGrant',
  'passwordMaxDays',
  'autoConfirmMinutes',
  'expiredMinutes',
  'feedbackMin',
  'feedbackMax',
  'minAgeBirthday',
  'lineTransfers',
  'unusualCredits',
  'peer',
  'depositMethods',
  'payouts',
  'payoutMethods',
] as const satisfies readonly (keyof typeof brandSettings.shape)[]

export interface LimitPath {
  /** The setting and the way into it; in a list the `code` of a row names it. */
  readonly what: string
  /** The setting as it stands. */
  readonly whole: unknown
  readonly currency: string
}

interface Limit {
  readonly problem: null
  /** The setting as it is to stand. */
  readonly whole: unknown
  readonly before: unknown
  readonly after: unknown
}

/** One value of a setting made another; the whole of it is read as a brand's file is. */
export function limitAt({ what, whole, currency }: LimitPath, text: string): Read<Limit> {
  const [key = '', ...way] = what.split('.')
  const known = limits.find((each) => each === key)
  const before = known && valueAt(whole, way)
  // What is no single value is changed value by value.
  if (!known || !['string', 'number', 'boolean'].includes(typeof before))
    return { problem: 'unknown', detail: what }
  const after =
    typeof before === 'string' ? text : typeof before === 'number' ? Number(text) : text === 'true'
  const asMoney = isMoney.test(way.at(-1) ?? key)
  if (asMoney && parseMinor(text, currencyOf(currency).scale) === null)
    return { problem: 'invalid', detail: text }
  const next = way.length === 0 ? after : withValue(whole, way, after)
  const parsed = z.safeParse<z.ZodMiniType>(brandSettings.shape[known], next)
  if (!parsed.success) return { problem: 'invalid', detail: parsed.error.issues[0]?.message ?? '' }
  const around = valueAt(next, way.slice(0, -1))
  return isCrossed(around)
    ? { problem: 'crossed', detail: what }
    : { problem: null, whole: next, before, after }
}

const isMoney = /^(min|max|\w+Max|perDay|openingGrant|large|multipleFrom|papersFrom|feeFixed)$/
const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value)
const rowNamed = (code: string) => (row: unknown) => (row as { code?: unknown } | null)?.code === code

function valueAt(value: unknown, [first, ...rest]: readonly string[]): unknown {
  if (first === undefined) return value
  if (typeof value !== 'object' || value === null) return undefined
  if (isList(value)) return valueAt(value.find(rowNamed(first)), rest)
  return Object.hasOwn(value, first) ? valueAt((value as Record<string, unknown>)[first], rest) : undefined
}

function withValue(value: unknown, [first, ...rest]: readonly string[], after: unknown): unknown {
  if (first === undefined) return after
  if (isList(value)) return value.map((row) => (rowNamed(first)(row) ? withValue(row, rest, after) : row))
  const record = value as Record<string, unknown>
  return { ...record, [first]: withValue(record[first], rest, after) }
}

/** The least above the most, of amounts that stand side by side. */
function isCrossed(around: unknown): boolean {
  const { min, max } = (around ?? {}) as { min?: unknown; max?: unknown }
  return typeof min === 'string' && typeof max === 'string' && Number(min) > Number(max)
}
