import { commitOf, drawPf1 } from '@jackfruit/fairness'
import type { Proof } from './proof.ts'

export interface Verdict {
  /** The revealed seed is the promised one. */
  readonly isPromised: boolean
  /** The numbers that the seeds really draw, beside those that the maker named; empty where none are named. */
  readonly draws: readonly { readonly named: number; readonly drawn: number }[]
  readonly isFair: boolean
}

/** Repeats the draw of a round from its seeds. Null while the server's seed is not revealed. */
export function checkProof({
  gameCode,
  commit,
  serverSeed,
  clientSeed,
  nonce,
  draws = [],
}: Proof): Verdict | null {
  if (!serverSeed) return null
  const seed = bytesOf(serverSeed)
  const stream = drawPf1({ serverSeed: seed, clientSeed, nonce, gameId: gameCode })
  const isPromised = commitOf(seed) === commit.toLowerCase()
  const compared = draws.map(({ below, value }) => ({ named: value, drawn: stream.below(below) }))
  return {
    isPromised,
    draws: compared,
    isFair: isPromised && compared.every(({ named, drawn }) => named === drawn),
  }
}

function bytesOf(hex: string): Uint8Array {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
}
