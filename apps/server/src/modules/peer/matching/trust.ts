/** How far a payer is trusted, and when no clock may confirm a part in the receiver's place: pure. */
import type { Minor } from '@jackfruit/kernel'

export interface PayerRecord {
  /** Parts that were received, ever. */
  readonly settled: number
  /** Of the last 90 days. */
  readonly strikes: number
  readonly disputesLost: number
  /** Of the last 7 days. */
  readonly freshStrikes: number
}

/** Between 0 and 1. Nobody begins at the top, and a lost dispute weighs more than a part that ran out. */
export const scoreOf = ({ settled, strikes, disputesLost }: PayerRecord): number =>
  (settled + 1) / (settled + 2 + 2 * strikes + 6 * disputesLost)

const risky = 0.3

export const strikesMax = 3

export interface ProofFacts {
  readonly hasPicture: boolean
  readonly isReferenceReused: boolean
  readonly isPictureSeen: boolean
  readonly isPicturePlain: boolean
  /** Names under which the payer is known; nobody is blamed where none is known. */
  readonly knownNames: readonly string[]
  readonly senderName: string
  readonly payer: PayerRecord
}

export const autoOffReasons = [
  'no_proof',
  'reference_reused',
  'picture_seen',
  'picture_plain',
  'name_differs',
  'payer_risk',
  'receiver_away',
] as const
export type AutoOff = (typeof autoOffReasons)[number]

/** Why this part is not confirmed by the clock; empty where it is. */
export function autoOffOf(facts: ProofFacts): AutoOff[] {
  const { hasPicture, isReferenceReused, isPictureSeen, isPicturePlain, knownNames, senderName, payer } =
    facts
  const reasons: readonly (readonly [boolean, AutoOff])[] = [
    [!hasPicture, 'no_proof'],
    [isReferenceReused, 'reference_reused'],
    [isPictureSeen, 'picture_seen'],
    [isPicturePlain, 'picture_plain'],
    [
      knownNames.length > 0 && !knownNames.some((name) => nameKey(name) === nameKey(senderName)),
      'name_differs',
    ],
    [payer.freshStrikes > 0 || scoreOf(payer) < risky, 'payer_risk'],
  ]
  return reasons.flatMap(([applies, reason]) => (applies ? [reason] : []))
}

/** A receiver who was not there since before the proof has not been asked; above this amount that matters. */
export const isReceiverAway = (
  lastSeen: Date | null,
  proofAt: Date,
  amount: Minor,
  awayMax: Minor,
): boolean => amount > awayMax && (lastSeen === null || lastSeen < proofAt)

/** As people compare names: without case, spaces, points and titles' commas. */
const nameKey = (name: string): string =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s.,'-]+/g, '')

/** As references are compared: letters and digits alone. */
export const referenceKey = (reference: string): string =>
  reference
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')
