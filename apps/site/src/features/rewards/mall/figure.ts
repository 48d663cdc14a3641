/** Points as people read them. */
import { formatCount } from '@jackfruit/i18n'
import { formatMinor, parseMinor } from '@jackfruit/kernel'

export const pointsOf = (text: string): bigint => {
  const isBelow = text.startsWith('-')
  const amount = parseMinor(isBelow ? text.slice(1) : text) ?? 0n
  return isBelow ? -amount : amount
}

/** `12,640`, and `17.44` where there is less than a whole point. */
export function pointsFigure(amount: string | bigint): string {
  const points = typeof amount === 'bigint' ? amount : pointsOf(amount)
  const size = points < 0n ? -points : points
  const whole = formatCount(Number(size / 100n))
  const said = size % 100n === 0n ? whole : `${whole}${formatMinor(size % 100n).slice(1)}`
  return points < 0n ? `−${said}` : said
}

/** With its sign, for what came and went. */
export const pointsMoved = (amount: string): string => {
  const said = pointsFigure(amount)
  return said.startsWith('−') ? said : `+${said}`
}

/** What so many points come to, rounded down as the platform does it. */
export const moneyFor = (points: bigint, rate: { readonly points: string; readonly money: string }): bigint =>
  (points * pointsOf(rate.money)) / pointsOf(rate.points)
