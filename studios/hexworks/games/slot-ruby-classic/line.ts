/** What the one line of Ruby Classic 3 wins. */
import { bars, cherry, mixedBarsPay, oneCherryPay, pays, twoCherriesPay, wild } from './rules.ts'

/** What the line wins, in stakes. */
export interface LineResult {
  /** `bars` for bars of different kinds. */
  readonly symbol: string
  readonly pay: number
  /** What the wilds in it multiply the pay by. */
  readonly times: number
  /** The reels that make it. */
  readonly reels: readonly number[]
}

/** Reads three symbols from the highest win to the lowest. */
export function readLine(line: readonly string[]): LineResult | null {
  const others = line.filter((symbol) => symbol !== wild)
  const wilds = line.length - others.length
  const all = line.map((_, reel) => reel)
  const [first = wild] = others
  if (wilds === line.length) return { symbol: wild, pay: pays[wild] ?? 0, times: 1, reels: all }
  const kind = others.every((symbol) => symbol === first) ? pays[first] : undefined
  if (kind) return { symbol: first, pay: kind, times: 2 ** wilds, reels: all }
  if (others.every((symbol) => bars.includes(symbol)))
    return { symbol: 'bars', pay: mixedBarsPay, times: 2 ** wilds, reels: all }
  if (!others.includes(cherry)) return null
  const winning = all.filter((reel) => line[reel] === cherry || line[reel] === wild)
  const pay = winning.length === 2 ? twoCherriesPay : oneCherryPay
  return { symbol: cherry, pay, times: 2 ** wilds, reels: winning }
}
