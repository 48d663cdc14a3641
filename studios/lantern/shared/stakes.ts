/** Stakes of bingo by currency, and the most that a round may return. */
import type { ByCurrency } from '@jackfruit/studio-kit/rules'

export const stakes: ByCurrency<readonly string[]> = {
  MMK: ['100', '200', '500', '1000', '2000', '5000', '10000'],
  BDT: ['5', '10', '20', '50', '100', '200', '500'],
  INR: ['5', '10', '20', '50', '100', '200', '500'],
  NGN: ['50', '100', '200', '500', '1000', '2000', '5000'],
  IDRK: ['1', '2', '5', '10', '20', '50', '100'],
  PKR: ['10', '20', '50', '100', '200', '500', '1000'],
  KES: ['5', '10', '20', '50', '100', '200', '500'],
}

export const maxWin: ByCurrency<string> = {
  MMK: '100000000',
  BDT: '5000000',
  INR: '5000000',
  NGN: '50000000',
  IDRK: '1000000',
  PKR: '10000000',
  KES: '5000000',
}

/** Nothing is chosen before a ticket is dealt: over the wire this is null. */
export type NoChoice = Readonly<Record<string, never>>

const none: NoChoice = {}

export const readNoChoice = (raw: unknown): NoChoice | null => (raw === null ? none : null)
