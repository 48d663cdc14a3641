/** Real-time salary (platform conventions 4.3, formula 3): windows of five minutes, nothing lost between them. */
import type { Minor } from '@jackfruit/kernel'
import { type Exact, payable } from './rate.ts'
import { type Rates, rateOf } from './tiers.ts'

type ByKind = Readonly<Record<string, Minor>>

export interface Part {
  readonly rates: Rates
  /** What counted in the window; below zero where more was taken back than bet. */
  readonly validByKind: ByKind
}

export interface WindowInput {
  readonly own: Part
  /** Of those directly below with a contract of the kind: what they get of the same bets. */
  readonly below: readonly Part[]
  readonly carry: Exact
  /** Paid once when a tier is reached whose terms pay the difference for what was bet before. */
  readonly retro?: Exact
}

export const partOf = ({ rates, validByKind }: Part): Exact =>
  Object.entries(validByKind).reduce((sum, [kind, valid]) => sum + valid * rateOf(rates, kind), 0n)

/** What a window pays, and what it leaves to the next. A debt stays in what is left, and takes nothing from a purse. */
export function windowPay({ own, below, carry, retro = 0n }: WindowInput): {
  readonly pay: Minor
  readonly carry: Exact
} {
  const theirs = below.reduce((sum, each) => sum + partOf(each), 0n)
  return payable(partOf(own) + retro + carry - theirs)
}
