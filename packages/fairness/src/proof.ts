/** The proof of one PF1 round, as a file that anybody can check offline. */
import { hexToBytes } from '@noble/hashes/utils.js'
import { commitOf, drawPf1 } from './pf1.ts'
import type { Random } from './stream.ts'

export interface Proof {
  readonly scheme: 'PF1'
  readonly gameCode: string
  readonly version: string
  readonly roundId: string
  readonly stake: string
  /** What was bet on. Absent in games without a choice, and in proofs of before there were any. */
  readonly choice?: unknown
  /** What the player did after the bet, in order. */
  readonly actions?: readonly unknown[] | undefined
  readonly currency: string
  readonly commit: string
  readonly clientSeed: string
  readonly nonce: number
  /** Hex; absent until the player changes the seed, which reveals it. */
  readonly serverSeed?: string | null
  /** What the player was shown. */
  readonly outcome: unknown
}

/** Plays a round again: the same version, stake, choice, actions and draws make the same outcome. */
export type Redeal = (proof: Proof, random: Random) => unknown

export type Verdict =
  | { readonly ok: true }
  | {
      readonly ok: false
      readonly reason: 'not-revealed' | 'commit-differs' | 'outcome-differs' | 'unknown-game' | 'malformed'
    }

/** Checks that the seed is the one committed to and that it deals what the player was shown. */
export function verifyProof(
  proof: Proof,
  redealOf: (gameCode: string, version: string) => Redeal | null,
): Verdict {
  if (proof.scheme !== 'PF1' || !Number.isSafeInteger(proof.nonce) || proof.nonce < 0)
    return { ok: false, reason: 'malformed' }
  if (!proof.serverSeed) return { ok: false, reason: 'not-revealed' }
  if (!/^[0-9a-f]{64}$/.test(proof.serverSeed)) return { ok: false, reason: 'malformed' }
  const serverSeed = hexToBytes(proof.serverSeed)
  if (commitOf(serverSeed) !== proof.commit) return { ok: false, reason: 'commit-differs' }
  const redeal = redealOf(proof.gameCode, proof.version)
  if (!redeal) return { ok: false, reason: 'unknown-game' }
  const dealt = redeal(
    proof,
    drawPf1({ serverSeed, clientSeed: proof.clientSeed, nonce: proof.nonce, gameId: proof.gameCode }),
  )
  return canonical(dealt) === canonical(proof.outcome)
    ? { ok: true }
    : { ok: false, reason: 'outcome-differs' }
}

/** The same value is the same text, in whatever order its fields were written. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (typeof value === 'bigint') return `"${value}"`
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).filter(([, each]) => each !== undefined)
    return `{${entries
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, each]) => `${JSON.stringify(key)}:${canonical(each)}`)
      .join(',')}}`
  }
  return JSON.stringify(value)
}
