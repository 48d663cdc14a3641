import { type Currency, formatMinor, type Minor } from '@jackfruit/kernel'
import { element } from './dom.ts'

/** "Ks 1,284,500.00": symbol, thin space, comma thousands, Latin digits in every language. */
export function moneyText(amount: Minor, currency: Currency, options: { sign?: boolean } = {}): string {
  const sign = amount < 0n ? '−' : options.sign && amount > 0n ? '+' : ''
  return `${sign}${currency.symbol}\u2009${figure(amount < 0n ? -amount : amount, currency.scale)}`
}

/** Thousands by commas, all decimals of the currency. */
export function figure(amount: Minor, scale: number): string {
  const [whole = '0', fraction] = formatMinor(amount, scale).split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',')
  return fraction === undefined ? grouped : `${grouped}.${fraction}`
}

/** Money as it stands on screen: the symbol smaller and muted, never wrapped, left to right everywhere. */
export function moneyNode(amount: Minor, currency: Currency, options: { sign?: boolean } = {}): HTMLElement {
  const sign = amount < 0n ? '−' : options.sign && amount > 0n ? '+' : ''
  return element(
    'bdi',
    { class: 'money', dir: 'ltr' },
    sign,
    element('span', { class: 'symbol' }, currency.symbol),
    '\u2009',
    figure(amount < 0n ? -amount : amount, currency.scale),
  )
}

/** A published rate with two digits: cut, never rounded up, so that it promises no more than is true. */
export function cutPercent(percent: string): string {
  const [whole = '0', fraction = ''] = percent.split('.')
  return `${whole}.${fraction.slice(0, 2).padEnd(2, '0')}`
}
