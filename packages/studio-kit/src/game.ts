/** What a studio hands to the kit for each of its games. */
import type { Random } from '@jackfruit/fairness'
import type { Minor } from '@jackfruit/kernel'
import type { OpenReply, SpinReply } from './play-contract.ts'

/** What the player is shown, as it goes over the wire: this is stored, and this is what a proof proves. */
export interface Shown {
  readonly base: SpinReply
  readonly freeSpins: readonly SpinReply[]
}

export interface Dealt {
  readonly win: Minor
  readonly shown: Shown
}

type ByCurrency<T> = Readonly<Record<string, T>>

export interface Game {
  readonly code: string
  readonly version: string
  /** SHA-256 of the files that decide outcomes. */
  readonly buildHash: string
  readonly name: Readonly<Record<string, string>>
  readonly gameType: string
  readonly gameClassify: string | null
  /** Trial accounts may play it, with play money. */
  readonly hasFreePlay: boolean
  /** Decimal strings, lowest first. A currency without stakes is not offered. */
  readonly stakes: ByCurrency<readonly string[]>
  /** The most that one round may return. */
  readonly maxWin: ByCurrency<string>
  readonly rules: OpenReply['rules']
  /** Pure: the same stake and draws deal the same round. */
  readonly deal: (stake: Minor, currency: string, random: Random) => Dealt
}
