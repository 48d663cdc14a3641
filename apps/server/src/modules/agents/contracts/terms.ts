/** What a contract says, as it is reckoned with, kept and shown. */
import { createHash } from 'node:crypto'
import { type Promised, type Rates, type SalaryTerms, type Tier, tierProblem } from '@jackfruit/agent-pay'
import type { agents, BodyOf } from '@jackfruit/contracts'
import { formatMinor, type Minor, parseMinor, Refusal } from '@jackfruit/kernel'
import type { DividendTerms, PayPolicy, Period } from './policy.ts'

export type PayKind = agents.PayKind
export const payKinds: readonly PayKind[] = ['dividend', 'daily', 'hourly', 'realtime']

export interface Terms extends SalaryTerms, Promised {
  readonly period: Period
  readonly onlyIfTeamLost: boolean
  readonly minActiveBet: Minor
  readonly retroTier: boolean
  readonly dividend: DividendTerms | null
  readonly payer: 'PLATFORM' | 'UPLINE'
}

export type Conditions = NonNullable<BodyOf<typeof agents.dailyProcess>['conditions']>

/** Per cent with four decimals are millionths. */
const percentScale = 4
export const percentOf = (ppm: bigint): string => formatMinor(ppm, percentScale)

function ppmOf(text: string): bigint {
  const ppm = parseMinor(text, percentScale)
  if (ppm === null || ppm > 1_000_000n) throw new Refusal('tiers_invalid', { what: 'rate' })
  return ppm
}

function minorOf(text: string): Minor {
  const amount = parseMinor(text)
  if (amount === null) throw new Refusal('tiers_invalid', { what: 'amount' })
  return amount
}

/** What somebody wrote, with what the brand says of such contracts. Throws where it is no contract of the kind. */
export function termsOf(kind: PayKind, conditions: Conditions, policy: PayPolicy): Terms {
  const { period, tiers, step, onlyIfTeamLost, payer } = conditions
  const read: Terms = {
    ...{ period, onlyIfTeamLost, payer, tiers: tiers.map(tierOf) },
    ...(step !== null && { step: minorOf(step) }),
    minActiveBet: policy.minActiveBet[period],
    retroTier: kind === 'realtime' && policy.retroTier,
    dividend: kind === 'dividend' ? policy.dividend : null,
  }
  const problem = problemOf(kind, read)
  if (problem) throw new Refusal('tiers_invalid', problem)
  return read
}

type TypedTier = Conditions['tiers'][number]

function tierOf({ minValid, minActive, minLoss, rates }: TypedTier): Tier {
  const read: Rates = Object.fromEntries(rates.map(({ kind, rate }) => [kind, ppmOf(rate)]))
  if (Object.keys(read).length !== rates.length) throw new Refusal('tiers_invalid', { what: 'rate' })
  return {
    ...{ minValid: minorOf(minValid), minActive, rates: read },
    ...(minLoss !== null && { minLoss: minorOf(minLoss) }),
  }
}

/** What this kind of pay has not, or wants otherwise. */
function problemOf(kind: PayKind, terms: Terms): Record<string, unknown> | null {
  const wrong = tierProblem(terms.tiers)
  if (wrong) return { ...wrong }
  const isOfPeriods = kind === 'daily' || kind === 'dividend'
  if (kind === 'hourly' && terms.period !== 'daily') return { what: 'period' }
  // Of each hour or five minutes nobody pays bills by hand.
  if (terms.payer === 'UPLINE' && !isOfPeriods) return { what: 'payer' }
  const isByWholePeriod = kind === 'daily' || kind === 'hourly'
  if (terms.step !== undefined && (!isByWholePeriod || terms.step === 0n)) return { what: 'step' }
  if (terms.onlyIfTeamLost && !isByWholePeriod) return { what: 'onlyIfTeamLost' }
  // A share of what is left of all games: no game has a rate of its own.
  const isOfAllGames = terms.tiers.every(({ rates }) => Object.keys(rates).join() === '*')
  return kind === 'dividend' && !isOfAllGames ? { what: 'kinds' } : null
}

interface KeptTier {
  readonly minValid: string
  readonly minActive: number
  readonly minLoss: string | null
  readonly rates: Readonly<Record<string, string>>
}

/** As it lies in the database: whole numbers as texts, its names always in one order. */
export interface KeptTerms {
  readonly period: Period
  readonly tiers: readonly KeptTier[]
  readonly step: string | null
  readonly onlyIfTeamLost: boolean
  readonly minActiveBet: string
  readonly retroTier: boolean
  readonly dividend: {
    readonly mode: DividendTerms['mode']
    readonly keepsCarry: boolean
    readonly unit: string
    readonly lessSalaries: boolean
    readonly paymentFee: string
    readonly providerFee: string
  } | null
  readonly payer: Terms['payer']
}

export function keptOf(terms: Terms): KeptTerms {
  const { period, tiers, step, onlyIfTeamLost, minActiveBet, retroTier, dividend, payer } = terms
  return {
    period,
    tiers: tiers.map(({ minValid, minActive, minLoss, rates }) => ({
      ...{ minValid: String(minValid), minActive, minLoss: minLoss === undefined ? null : String(minLoss) },
      rates: Object.fromEntries(
        Object.keys(rates)
          .toSorted()
          .map((kind) => [kind, String(rates[kind])]),
      ),
    })),
    ...{ step: step === undefined ? null : String(step), onlyIfTeamLost },
    ...{ minActiveBet: String(minActiveBet), retroTier },
    dividend: dividend && {
      ...{ mode: dividend.mode, keepsCarry: dividend.keepsCarry, unit: String(dividend.unit) },
      ...{ lessSalaries: dividend.lessSalaries, paymentFee: String(dividend.paymentFee) },
      providerFee: String(dividend.providerFee),
    },
    payer,
  }
}

export function termsFrom(kept: KeptTerms): Terms {
  const { tiers, step, minActiveBet, dividend, ...rest } = kept
  return {
    ...rest,
    tiers: tiers.map(({ minValid, minActive, minLoss, rates }) => ({
      ...{ minValid: BigInt(minValid), minActive },
      ...(minLoss !== null && { minLoss: BigInt(minLoss) }),
      rates: Object.fromEntries(Object.entries(rates).map(([kind, rate]) => [kind, BigInt(rate)])),
    })),
    ...(step !== null && { step: BigInt(step) }),
    minActiveBet: BigInt(minActiveBet),
    dividend: dividend && {
      ...{ mode: dividend.mode, keepsCarry: dividend.keepsCarry, lessSalaries: dividend.lessSalaries },
      ...{ unit: BigInt(dividend.unit), paymentFee: BigInt(dividend.paymentFee) },
      providerFee: BigInt(dividend.providerFee),
    },
  }
}

/** What both sides agreed to, in one number: the same terms have the same. */
export const hashOf = (terms: Terms): string =>
  createHash('sha256')
    .update(JSON.stringify(keptOf(terms)))
    .digest('hex')

export const ratesView = (rates: Rates) =>
  Object.entries(rates).map(([kind, rate]) => ({ kind, rate: percentOf(rate) }))

export const tierView = ({ minValid, minActive, minLoss, rates }: Tier) => ({
  ...{ minValid: formatMinor(minValid), minActive, rates: ratesView(rates) },
  minLoss: minLoss === undefined ? null : formatMinor(minLoss),
})

export function termsView(terms: Terms): agents.Terms {
  const { period, tiers, step, onlyIfTeamLost, minActiveBet, retroTier, dividend, payer } = terms
  return {
    ...{ period, tiers: tiers.map(tierView), step: step === undefined ? null : formatMinor(step) },
    ...{ onlyIfTeamLost, minActiveBet: formatMinor(minActiveBet), retroTier, payer },
    dividend: dividend && {
      ...{ mode: dividend.mode, keepsCarry: dividend.keepsCarry, unit: formatMinor(dividend.unit) },
      ...{ lessSalaries: dividend.lessSalaries, paymentFee: percentOf(dividend.paymentFee) },
      providerFee: percentOf(dividend.providerFee),
    },
  }
}
