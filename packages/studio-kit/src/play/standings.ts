/**
 * What this process knows of players who have just played here: their pair of seeds with its next nonce, and how their
 * last round of each game stands. It is a guess and never a decision: the journal writes a round only where the pair
 * still stands at this nonce, and then nobody has dealt since, here or in another process.
 */
import { isFinal, type Round } from '../journal/round-row.ts'
import { type Owner, type Pair, roundsOfPairMax } from '../journal/seed-rows.ts'
import { toleranceMs } from './play-refusal.ts'

export interface Standing {
  pair: Pair
  readonly readAtMs: number
  /** By game. */
  readonly last: Map<string, { readonly id: string; readonly dealtAtMs: number; readonly isOpen: boolean }>
  /** A round is being written. */
  isDealing: boolean
}

export interface Standings {
  /** Null where the journal has to be asked: the next round is not plainly the player's to have. */
  readyFor(owner: Owner, game: string, minSpinMs: number): Standing | null
  /** After a round of this pair was written. */
  dealt(owner: Owner, pair: Pair, round: Pick<Round, 'id' | 'game'>): void
  /** The round came to its end here. */
  ended(round: Round): void
  forget(owner: Owner): void
}

/** Then it is read again: a pair retires after days, and seldom by the minute. */
const believedMs = 3_600_000
const keptMax = 50_000

export function openStandings(now: () => number = () => performance.now()): Standings {
  const kept = new Map<string, Standing>()
  const keyOf = ({ studio, playerId }: Owner) => `${studio}|${playerId}`
  return {
    readyFor(owner, game, minSpinMs) {
      const standing = kept.get(keyOf(owner))
      const last = standing?.last.get(game)
      if (!standing || !last || last.isOpen || standing.isDealing) return null
      if (now() - standing.readAtMs > believedMs || standing.pair.nonce >= roundsOfPairMax) return null
      return now() - last.dealtAtMs >= minSpinMs - toleranceMs ? standing : null
    },
    dealt(owner, pair, { id, game }) {
      const key = keyOf(owner)
      const before = kept.get(key)
      const isSame = before?.pair.id === pair.id && before.pair.nonce === pair.nonce
      const standing = isSame
        ? before
        : { pair, readAtMs: now(), last: new Map<string, never>(), isDealing: false }
      standing.pair = { ...pair, nonce: pair.nonce + 1 }
      standing.last.set(game, { id, dealtAtMs: now(), isOpen: true })
      // Taken out and put in again: who played longest ago is always the first.
      kept.delete(key)
      kept.set(key, standing)
      if (kept.size > keptMax) kept.delete(kept.keys().next().value ?? '')
    },
    ended(round) {
      const last = kept.get(keyOf(round))?.last
      const known = last?.get(round.game)
      if (isFinal(round) && known?.id === round.id) last?.set(round.game, { ...known, isOpen: false })
    },
    forget: (owner) => void kept.delete(keyOf(owner)),
  }
}
