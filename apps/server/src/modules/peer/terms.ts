/** Times and amounts of paying members by members, as a brand sets them. */

import { type Minor, parseMinor } from '@jackfruit/kernel'
import { settingOf, settingOrDefault } from '../../platform/settings.ts'
import { peerSettings } from './brand-settings.ts'

/** The part of a brand that says them. */
export interface PeerBrand {
  readonly id: number
  readonly code: string
  readonly currency: string
  readonly settings: object
}

export interface PeerTerms {
  readonly autoConfirmMinutes: number
  /** After this wait the house pays what nobody took. */
  readonly matchMinutes: number
  readonly min: Minor
  readonly max: Minor
  /** Millionths of what the payer sent, given on top. */
  readonly payerBonus: bigint
  /** Above it a receiver who is away is waited for. */
  readonly awayMax: Minor
}

export const minutes = {
  /** How long a part is kept for a payer who has not looked at it. */
  reserved: 3,
  awaitingPayment: 15,
  topUp: 10,
  evidence: 30,
  /** How long a deposit looks for withdrawals. */
  search: 10,
  lateDispute: 24 * 60,
  appeal: 24 * 60,
} as const

export const days = { strikesCount: 7, barred: 7, remembered: 90 } as const

/** Millionths of what was paid, laid aside by the house: 0.2 %. */
export const reserveShare = 2_000n
export const millionths = 1_000_000n

const percentScale = 4

/** Null: this brand's members are paid by the house alone. */
export function peerTermsOf(brand: PeerBrand): PeerTerms | null {
  const told = settingOf(peerSettings, brand, 'peer')
  if (told === null) return null
  const { matchMinutes } = told
  const [min, max, awayMax] = [parseMinor(told.min), parseMinor(told.max), parseMinor(told.awayMax)]
  const payerBonus = parseMinor(told.payerBonus, percentScale)
  if (!min || !max || max < min || awayMax === null || payerBonus === null)
    throw new Error(`brand ${brand.code}: peer: its amounts contradict each other`)
  const autoConfirmMinutes = settingOrDefault(peerSettings, brand, 'autoConfirmMinutes')
  return { autoConfirmMinutes, matchMinutes, min, max, payerBonus, awayMax }
}

export const later = (at: Date, byMinutes: number): Date => new Date(at.getTime() + byMinutes * 60_000)
