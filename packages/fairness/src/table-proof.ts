/** The proof of one round that players shared (PF2), as a file that anybody can check offline. */
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js'
import { clientSeedPattern } from './pf1.ts'
import { combineSeeds, drawPf2, lateEntropy, roundKey } from './pf2.ts'
import { canonical } from './proof.ts'
import type { Stream } from './stream.ts'

export interface TableProof {
  readonly scheme: 'PF2'
  readonly gameCode: string
  readonly version: string
  readonly tableId: string
  readonly roundId: string
  /** Which link of the chain opened it, from 1. */
  readonly roundNo: number
  readonly chainLength: number
  /** h₀, published before the chain's first round; hex. */
  readonly terminal: string
  /** h of this round, hex; absent until the result is shown. */
  readonly link?: string | null
  /** All that were in at closing, in any order. */
  readonly bets: readonly { readonly betId: string; readonly clientSeed: string }[]
  /** C as it was used, hex. */
  readonly entropy: string
  /** What was announced when the round opened, and stands in receipts: whose word, and which; absent where none is asked. */
  readonly beaconRound?: number | null | undefined
  readonly beaconKey?: string | null | undefined
  /** What the public beacon said after closing; null where none was asked, or it did not answer in time. */
  readonly beacon: { readonly round: number; readonly randomness: string; readonly signature: string } | null
  /** What everybody was shown. */
  readonly outcome: unknown
}

/** What was published of a round before it opened. */
type Sealed = Pick<TableProof, 'terminal' | 'roundNo'>

/** Draws a round again: the same version, stream and seal give the same outcome. */
export type TableRedraw = (stream: Stream, seal: Sealed) => unknown

export type TableFault =
  | 'not-revealed'
  | 'malformed'
  | 'link-differs'
  | 'entropy-differs'
  | 'beacon-differs'
  | 'bet-missing'
  | 'outcome-differs'
  | 'unknown-game'

export type TableVerdict = { readonly ok: true } | { readonly ok: false; readonly reason: TableFault }

const hex32 = /^[0-9a-f]{64}$/
const hexBytes = /^([0-9a-f]{2}){1,256}$/
/** A chain of a million links hashes in a second. */
const roundsMax = 1_000_000

/** Whether this is the beacon's signature of the round: `isBeaconsWord`, which only who needs it brings along. */
export type IsBeaconsWord = (key: string, round: number, signature: string) => boolean

/**
 * Checks that the link leads to the terminal, that C is of the bets that are named, and that both deal what was shown.
 * `betId`: of the reader's own bet, which has to be among them. Without `isBeaconsWord` no word of a beacon is believed.
 */
export function verifyTableProof(
  proof: TableProof,
  redrawOf: (gameCode: string, version: string) => TableRedraw | null,
  betId?: string,
  isBeaconsWord: IsBeaconsWord = () => false,
): TableVerdict {
  const fault = faultIn(proof, redrawOf, betId, isBeaconsWord)
  return fault === null ? { ok: true } : { ok: false, reason: fault }
}

function faultIn(
  proof: TableProof,
  redrawOf: (gameCode: string, version: string) => TableRedraw | null,
  betId: string | undefined,
  isBeaconsWord: IsBeaconsWord,
): TableFault | null {
  const { link: revealed, beacon, roundNo } = proof
  if (!isWellFormed(proof)) return 'malformed'
  if (!revealed) return 'not-revealed'
  if (!hex32.test(revealed)) return 'malformed'
  const link = hexToBytes(revealed)
  if (bytesToHex(hashed(link, roundNo)) !== proof.terminal) return 'link-differs'
  const combined = combineSeeds(proof.bets)
  if (bytesToHex(combined) !== proof.entropy) return 'entropy-differs'
  if (betId !== undefined && !proof.bets.some((bet) => bet.betId === betId)) return 'bet-missing'
  if (!isAsAnnounced(proof, isBeaconsWord)) return 'beacon-differs'
  const redraw = redrawOf(proof.gameCode, proof.version)
  if (!redraw) return 'unknown-game'
  const late = lateEntropy(beacon ? hexToBytes(beacon.randomness) : null, combined)
  const outcome = redraw(drawPf2(roundKey(late, link), proof.gameCode, roundNo), proof)
  return canonical(outcome) === canonical(proof.outcome) ? null : 'outcome-differs'
}

/** Who deals chooses no word: it is of the round that was announced, signed by the key that was. That there is none is said. */
function isAsAnnounced(
  { beacon, beaconRound, beaconKey }: TableProof,
  isBeaconsWord: IsBeaconsWord,
): boolean {
  if (!beacon) return true
  const { round, randomness, signature } = beacon
  return (
    round === beaconRound &&
    bytesToHex(sha256(hexToBytes(signature))) === randomness &&
    isBeaconsWord(beaconKey ?? '', round, signature)
  )
}

/** Bets are named once each, with names of one length: no other bets give the same text. */
function isWellFormed({
  scheme,
  roundNo,
  chainLength,
  terminal,
  entropy,
  bets,
  beacon,
}: TableProof): boolean {
  const names = new Set(bets.map(({ betId }) => betId))
  return (
    scheme === 'PF2' &&
    Number.isSafeInteger(roundNo) &&
    roundNo >= 1 &&
    roundNo <= chainLength &&
    chainLength <= roundsMax &&
    hex32.test(terminal) &&
    hex32.test(entropy) &&
    names.size === bets.length &&
    bets.every(
      ({ betId, clientSeed }) => /^[0-9a-f]{24}$/.test(betId) && clientSeedPattern.test(clientSeed),
    ) &&
    (beacon === null || (hex32.test(beacon.randomness) && hexBytes.test(beacon.signature)))
  )
}

function hashed(link: Uint8Array, times: number): Uint8Array {
  let bytes = link
  for (let done = 0; done < times; done++) bytes = sha256(bytes)
  return bytes
}
