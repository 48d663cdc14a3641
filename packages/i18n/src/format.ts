import { currencyOf, type Minor } from '@jackfruit/kernel'
import { languageOf, tagOf } from './languages.ts'

/** Between symbol and figure no line breaks. The narrow one of its kind is in no face of ours. */
const unbroken = '\u00a0'
const minus = '\u2212'

/** An amount cut into what a component draws apart: sign, muted symbol, tabular figure. */
export interface MoneyParts {
  readonly sign: '' | '+' | typeof minus
  readonly symbol: string
  /** Latin digits in every language, comma thousands, the currency's full decimals. */
  readonly figure: string
}

export interface MoneyOptions {
  /** Puts + before a credit; a debit always carries its true minus. */
  readonly signed?: boolean
  /** Leaves out decimals that are all zero: for presets and limits, never for balances. */
  readonly whole?: boolean
}

const wire = /^(-?)(\d+)(?:\.(\d+))?$/

/**
 * Cuts an amount for display. Takes the wire's decimal string or minor units; nothing passes
 * through a float. Text that is not an amount throws: the contract let something wrong through.
 */
export function moneyParts(amount: string | Minor, currency: string, options: MoneyOptions = {}): MoneyParts {
  const { scale, symbol } = currencyOf(currency)
  const match = wire.exec(typeof amount === 'bigint' ? decimal(amount, scale) : amount)
  if (!match) throw new Error(`not an amount: ${amount}`)
  const [, negative = '', whole = '0', fraction = ''] = match
  const cents = fraction.padEnd(scale, '0')
  const isZero = /^0*$/.test(whole + cents)
  const tail = scale === 0 || (options.whole && /^0*$/.test(cents)) ? '' : `.${cents}`
  const figure = `${whole.replace(/\B(?=(\d{3})+$)/g, ',')}${tail}`
  const sign = isZero ? '' : negative ? minus : options.signed ? '+' : ''
  return { sign, symbol, figure }
}

function decimal(amount: Minor, scale: number): string {
  const digits = (amount < 0n ? -amount : amount).toString().padStart(scale + 1, '0')
  const cut = digits.length - scale
  const text = scale === 0 ? digits : `${digits.slice(0, cut)}.${digits.slice(cut)}`
  return amount < 0n ? `-${text}` : text
}

/** The same as one line: `Ks 1,284,500.00`. */
export function formatMoney(amount: string | Minor, currency: string, options: MoneyOptions = {}): string {
  const { sign, symbol, figure } = moneyParts(amount, currency, options)
  return `${sign}${symbol}${unbroken}${figure}`
}

export type TimeStyle = 'time' | 'date' | 'day' | 'short' | 'full'

const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
const dates: Readonly<Record<TimeStyle, Intl.DateTimeFormatOptions>> = {
  time: {},
  date: { day: 'numeric', month: 'short' },
  day: { day: 'numeric', month: 'short', year: 'numeric' },
  short: { day: 'numeric', month: 'short' },
  full: { day: 'numeric', month: 'short', year: 'numeric' },
}
const times: Readonly<Record<TimeStyle, Intl.DateTimeFormatOptions>> = {
  time: { ...clock, second: '2-digit' },
  date: {},
  day: {},
  short: clock,
  full: { ...clock, second: '2-digit' },
}

/** Our English is British: the day comes first. */
const dateTags: Readonly<Record<string, string>> = { EN: 'en-GB' }

/**
 * An instant in the words of a language, in the brand's time zone, always with Latin digits, years as
 * most of the world counts them, and 24 hours parted by colons.
 */
export function formatDateTime(
  instant: string | Date,
  language: string,
  timeZone: string,
  style: TimeStyle = 'full',
): string {
  const date = typeof instant === 'string' ? new Date(instant) : instant
  const write = (options: Intl.DateTimeFormatOptions) => written(date, language, { ...options, timeZone })
  if (style === 'time') return write(times.time)
  if (!languageOf(language)?.longMonths) return write({ ...dates[style], ...times[style] })
  // With long months some languages would say “on … at … o’clock”: too much for a row of a table.
  const day =
    language === 'MY'
      ? burmeseDay(date, timeZone, dates[style].year !== undefined)
      : write({ ...dates[style], month: 'long' })
  return style === 'day' || style === 'date' ? day : `${day}, ${write(times[style])}`
}

const burmeseMonths = 'ဇန်နဝါရီ ဖေဖော်ဝါရီ မတ် ဧပြီ မေ ဇွန် ဇူလိုင် ဩဂုတ် စက်တင်ဘာ အောက်တိုဘာ နိုဝင်ဘာ ဒီဇင်ဘာ'.split(' ')

/** Chrome does not know Burmese dates and would write English ones: the names of months come with us. */
function burmeseDay(date: Date, timeZone: string, hasYear: boolean): string {
  const numbers = { year: 'numeric', month: 'numeric', day: 'numeric', timeZone } as const
  const parts = formatterOf('en', numbers).formatToParts(date)
  const of = (wanted: string) => parts.find(({ type }) => type === wanted)?.value ?? ''
  const day = `${burmeseMonths[Number(of('month')) - 1]} ${of('day')}`
  return hasYear ? `${of('year')} ${day}` : day
}

const formatters = new Map<string, Intl.DateTimeFormat>()

/** Made once for each way of writing: making one costs more than a hundred uses, and long lists use many. */
function formatterOf(tag: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${tag} ${JSON.stringify(options)}`
  const known = formatters.get(key)
  if (known) return known
  const made = new Intl.DateTimeFormat(tag, options)
  formatters.set(key, made)
  return made
}

function written(date: Date, language: string, options: Intl.DateTimeFormatOptions): string {
  const tag = `${dateTags[language] ?? tagOf(language)}-u-ca-gregory-nu-latn`
  const parts = formatterOf(tag, options).formatToParts(date)
  return parts
    .map(({ type, value }, at) => {
      // Thai names the era of a year that is not of its own calendar.
      if (type === 'era' || (type === 'literal' && parts[at + 1]?.type === 'era')) return ''
      const isInTime = parts[at - 1]?.type === 'hour' || parts[at - 1]?.type === 'minute'
      return type === 'literal' && isInTime && value === '.' ? ':' : value
    })
    .join('')
}

/** A count with comma thousands and Latin digits. */
export function formatCount(count: number): string {
  return new Intl.NumberFormat('en').format(count)
}

/** A published rate such as "96.5701" as `96.57%`: cut, never rounded up, so that it promises no more than is true. */
export function formatPercent(percent: string, decimals = 2): string {
  const [whole = '0', fraction = ''] = percent.split('.')
  const kept = fraction.slice(0, decimals).padEnd(decimals, '0')
  return decimals === 0 ? `${whole}%` : `${whole}.${kept}%`
}
