/** What is printed on a coin: its worth, in as few figures as tell all of it. */
import { type Currency, formatMinor, type Minor } from '@jackfruit/kernel'

const thousands = [
  [1_000_000_000n, 'B'],
  [1_000_000n, 'M'],
  [1_000n, 'K'],
] as const

/** "15K", "2.5K", "750", "0.25": never rounded, and in full where a short form would be. */
export function coinFigure(amount: Minor, { scale }: Currency): string {
  const unit = 10n ** BigInt(scale)
  for (const [size, letter] of thousands) {
    // Hundredths of the greater unit: what has more figures is no shorter.
    const step = (size * unit) / 100n
    if (amount < size * unit || amount % step !== 0n) continue
    const hundredths = formatMinor(amount / step, 2).replace(/\.?0+$/, '')
    return `${hundredths}${letter}`
  }
  return formatMinor(amount, scale).replace(/\.0+$/, '')
}
