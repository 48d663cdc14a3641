/** What bonus money asks and what is lost of it. Pure: sentences, holds, payments and expected costs all reckon here. */
import type { Minor } from '@jackfruit/kernel'
import { usualWeights, type Weights } from '../../turnover/index.ts'
import { type BonusTerms, minor } from '../terms.ts'

const whole = 100n

/** 8 is 800. */
export const hundredthsOf = (times: number): number => Math.round(times * 100)

/** The money that a requirement is reckoned from. */
export const baseOf = ({ base }: Pick<BonusTerms, 'base'>, bonus: Minor, deposit: Minor): Minor =>
  base === 'both' ? bonus + deposit : bonus

/** As turnover reckons it: a part of a unit asks for all of it. */
export const targetOf = (base: Minor, times: number): Minor =>
  (base * BigInt(hundredthsOf(times)) + whole - 1n) / whole

/** Percent of each kind of game under these terms; what cannot be opened counts nothing. */
export function weightsOf({ weights, without }: BonusTerms): Weights {
  const shut = Object.fromEntries((without?.kinds ?? []).map((kind) => [kind, 0]))
  return { ...usualWeights, ...(weights as Weights | undefined), ...shut }
}

export const stakeMostOf = ({ stakeMost }: BonusTerms): Minor | null =>
  stakeMost === undefined ? null : minor(stakeMost)

/** Of bonuses that lie in one purse, what each loses when it is given up: as much as is there, the oldest first. */
export function lostOf(amounts: readonly Minor[], balance: Minor): Minor[] {
  let left = balance
  return amounts.map((amount) => {
    const lost = amount < left ? amount : left
    left -= lost
    return lost
  })
}

/** Of a requirement, the part of its money that may not leave: all that is left to stake, at most the money itself. */
export const lockedOf = (base: Minor, left: Minor): Minor => (left < base ? left : base)
