/** What is odd about a payment, in points: pure. A person decides what it means. */

export interface PaymentFacts {
  /** Payments between the same two, in either direction, of the last 90 days. */
  readonly metBefore: number
  /** Each of the two has paid the other. */
  readonly isBothWays: boolean
  readonly hasNoProof: boolean
  readonly isPicturePlain: boolean
  readonly isPictureSeen: boolean
  readonly isReferenceReused: boolean
}

export const flagReasons = [
  'met_before',
  'both_ways',
  'no_proof',
  'picture_plain',
  'picture_seen',
  'reference_reused',
] as const
export type FlagReason = (typeof flagReasons)[number]

export interface Suspicion {
  /** Between 0 and 100. */
  readonly score: number
  readonly reasons: readonly FlagReason[]
}

/** From so many points on the payer's bonus waits for a person. */
export const heldFrom = 50

const pointsOfMeeting = 20
/** Strangers who meet once more are chance, in a small pool; always the same ones are not. */
const meetingsMax = 4

export function suspicionOf(facts: PaymentFacts): Suspicion {
  const points: readonly (readonly [FlagReason, number])[] = [
    ['met_before', Math.min(facts.metBefore, meetingsMax) * pointsOfMeeting],
    ['both_ways', facts.isBothWays ? 30 : 0],
    ['no_proof', facts.hasNoProof ? 60 : 0],
    ['picture_plain', facts.isPicturePlain ? 60 : 0],
    ['picture_seen', facts.isPictureSeen ? 50 : 0],
    ['reference_reused', facts.isReferenceReused ? 40 : 0],
  ]
  const found = points.filter(([, each]) => each > 0)
  const sum = found.reduce((total, [, each]) => total + each, 0)
  return { score: Math.min(sum, 100), reasons: found.map(([reason]) => reason) }
}
