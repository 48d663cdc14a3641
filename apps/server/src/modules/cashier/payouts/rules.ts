/** A brand's ways to pay out and their bounds, as its settings have them. */

import type { Chain, PayoutMethod } from '@jackfruit/contracts/payout-data'
import { currencyOf, formatMinor, invariant, type Minor, parseMinor } from '@jackfruit/kernel'
import { settingOf } from '../../../platform/settings.ts'
import type { BrandData } from '../../merchants/index.ts'
import { cashierSettings } from '../brand-settings.ts'
import type { Gateways } from '../gateways/port.ts'
import { paidIn, type Tender } from './tender.ts'

export interface Method {
  readonly code: string
  readonly name: string
  readonly kind: PayoutMethod['kind']
  /** Names of banks to choose from; empty where there is none to choose. */
  readonly banks: readonly string[]
  /** What a number looks like; null where an address says by itself whether it is one. */
  readonly pattern: RegExp | null
  readonly example: string
  /** The chain of an address; null for what is no address. */
  readonly network: Chain | null
  readonly min: Minor
  readonly max: Minor
  readonly partMax: Minor
  readonly feeBasisPoints: bigint
  readonly feeFixed: Minor
  readonly minutes: number
  readonly tender: Tender
}

export interface Rules {
  readonly scale: number
  readonly methods: readonly Method[]
  readonly dayMax: Minor
  readonly dayCount: number
  readonly automaticMax: Minor
  readonly papersFrom: Minor
  readonly accountsMax: number
  readonly coolingHours: number
  /** Where money leaves, in the order in which they are tried. */
  readonly gateways: readonly string[]
}

export function rulesOf(brand: Pick<BrandData, 'currency' | 'settings' | 'code'>): Rules {
  const { currency, code } = brand
  const { scale } = currencyOf(currency)
  const shared = settingOf(cashierSettings, brand, 'payouts')
  const methods = settingOf(cashierSettings, brand, 'payoutMethods')
  const money = (text: string) => {
    const amount = parseMinor(text, scale)
    invariant(amount !== null, `brand ${code}: ${text} is no amount of ${currency}`)
    return amount
  }
  return {
    ...shared,
    scale,
    methods: methods.map((method) => methodOf(method, currency, money)),
    dayMax: money(shared.dayMax),
    automaticMax: money(shared.automaticMax),
    papersFrom: money(shared.papersFrom),
  }
}

function methodOf(method: PayoutMethod, currency: string, money: (text: string) => Minor): Method {
  const { code, name, kind, minutes } = method
  return {
    ...{ code, name, kind, minutes },
    banks: kind === 'bank' ? method.banks : [],
    pattern: kind === 'crypto' ? null : new RegExp(`^(?:${method.pattern})$`, 'u'),
    example: kind === 'crypto' ? '' : method.example,
    network: kind === 'crypto' ? method.network : null,
    min: money(method.min),
    max: money(method.max),
    partMax: money(method.partMax),
    feeBasisPoints: BigInt(method.feeBasisPoints),
    feeFixed: money(method.feeFixed),
    tender: paidIn(currency, kind === 'crypto' ? { ...method.pay, network: method.network } : null),
  }
}

export const methodNamed = ({ methods }: Pick<Rules, 'methods'>, code: string): Method | null =>
  methods.find((method) => method.code === code) ?? null

/** The gateways of this brand that carry such money, in the order in which they are tried. */
export const carriersOf = (
  { gateways: codes }: Pick<Rules, 'gateways'>,
  { kind }: Pick<Method, 'kind'>,
  gateways: Gateways,
): readonly string[] => codes.filter((code) => gateways.get(code)?.kinds.includes(kind))

/** The ways that a gateway stands behind. */
export const offered = (rules: Rules, gateways: Gateways): readonly Method[] =>
  rules.methods.filter((method) => carriersOf(rules, method, gateways).length > 0)

const wholeBasis = 10_000n

/** What is kept of an amount, rounded up: many small withdrawals never cost less than a large one. */
export function feeOf(
  { feeBasisPoints, feeFixed }: Pick<Method, 'feeBasisPoints' | 'feeFixed'>,
  amount: Minor,
): Minor {
  const fee = feeFixed + (amount * feeBasisPoints + wholeBasis - 1n) / wholeBasis
  return fee < amount ? fee : 0n
}

/** Basis points as a percentage: 50 is "0.50". */
export const percentOf = (basisPoints: bigint): string => formatMinor(basisPoints, 2)
