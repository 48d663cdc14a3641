/**
 * What a game is: a pure function of a bet, the player's actions and chance.
 *
 * A round is never stored as a state that could drift from its proof. It is the bet, the list of
 * actions and the seeds; playing these again gives every state that there was, for the server, for
 * recovery after a crash and for the verifier alike. What the player must not know yet is simply
 * not in `shown` until the round has ended.
 */
import type { Shelf } from '@jackfruit/contracts/shelves'
import type { Random } from '@jackfruit/fairness'
import type { Minor } from '@jackfruit/kernel'

/** Goes over the wire and into the journal as it is. Amounts in it are decimal strings. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }

export type ByCurrency<T> = Readonly<Record<string, T>>

/** The currency that a round is played in. */
export interface Table {
  readonly currency: string
  /** Digits after the point: what `formatMinor` and `parseMinor` want. */
  readonly scale: number
}

export interface Bet<Choice> {
  /** What is put down before anything is dealt. */
  readonly stake: Minor
  readonly choice: Choice
}

/** Decimal strings: the least and the most that is put down in one round. */
export interface StakeLimits {
  readonly min: string
  readonly max: string
}

/** How a round stands after the actions so far. */
export interface Played {
  /** All that was put down so far: an action may add to the bet (a double, a split). Never falls. */
  readonly stake: Minor
  /** What the round returns, once it has ended; before that 0. Contains the stake, as decimal odds do. */
  readonly win: Minor
  readonly ended: boolean
  /** What the player is shown, all of it: a proof proves exactly this. */
  readonly shown: Json
  /** The action that is taken for a player who has been away for a day. Only while the round is open. */
  readonly ifLeft?: Json
  /** The round comes to nothing and the stake goes back, as if it had not been played. */
  readonly isVoid?: boolean
}

/** The choice of games that have none: null over the wire, and this once it is read. */
export type NoChoice = Readonly<Record<string, never>>

/** The rules of one game, of one version. `Choice` is what comes with the bet, `Action` what comes after it. */
export interface Rules<Choice = NoChoice, Action = never> {
  readonly code: string
  readonly version: string
  /** Decimal strings, lowest first: the stakes on offer, or the chips where `stakeOf` is given. */
  readonly stakes: ByCurrency<readonly string[]>
  /**
   * Of all that is put down in one round, whatever its choice and its actions add to it: no bet that
   * the readers let through exceeds them. The platform holds each single call to them. Absent:
   * from the lowest of `stakes` to the highest.
   */
  readonly limits?: ByCurrency<StakeLimits>
  /** The most that one round may return. A bet that could return more is refused by `readChoice`. */
  readonly maxWin: ByCurrency<string>
  /** What the page needs to explain the game and to draw it: paytables, limits; `lines`, where a round is played on them, is the list of them all. */
  readonly facts: Json
  /** The choice as it came over the wire; null where no such bet can be made. Total: it never throws. */
  readonly readChoice: (raw: unknown, table: Table) => Choice | null
  /** Games with chips on places: what the choice costs. Without it the stake is one of `stakes`. */
  readonly stakeOf?: (choice: Choice) => Minor
  /**
   * What of a bet is truly at risk (at-risk.ts): given by every game with chips on places that stand against each other,
   * before anything is dealt. Null where there are places and none stands against another. Absent: there are no places.
   */
  readonly atRisk?: ((choice: Choice) => Minor) | null
  /** The action as it came over the wire, or null. Absent in games whose rounds end at once. */
  readonly readAction?: (raw: unknown) => Action | null
  /**
   * The round after these actions. Pure: the same arguments give the same round. Draws are made in a
   * fixed order, and an action never changes what had been drawn before it. Null when the last
   * action cannot be taken now (the ones before it were).
   */
  readonly play: (bet: Bet<Choice>, actions: readonly Action[], random: Random, table: Table) => Played | null
}

/** game.json: what is published of a game. */
export interface Manifest {
  readonly code: string
  readonly version: string
  /** By language code, as in the catalogue: at least EN and MY. */
  readonly name: Readonly<Record<string, string>>
  readonly gameType: string
  readonly gameClassify: string | null
  /** Where it stands in a shop window; what its class says, where it is left out. */
  readonly shelf?: Shelf
  readonly published: Published
}

/** The game's certificate. Percentages and multiples as printed; a test computes each to its last digit. */
export interface Published {
  /** Per cent, of the first plan. */
  readonly rtp: string
  /** Per cent of rounds that return anything, of the first plan. */
  readonly hitRate: string
  /** Standard deviation of the return of a stake of one, of the first plan. */
  readonly deviation: string
  readonly volatility: Volatility
  /** The most that a round can return, in stakes. */
  readonly most: string
  readonly method: 'exact' | 'simulated'
  /** Of a simulated return: standard error in per cent, rounds, and the seed that repeats it. */
  readonly simulated?: { readonly error: string; readonly rounds: number; readonly seed: string }
  /** Further returns, in per cent: of other plans, of parts of the game. */
  readonly parts?: Readonly<Record<string, string>>
}

/** By the standard deviation: under 2, 4, 6, 9, and above. */
export type Volatility = 'low' | 'medium-low' | 'medium' | 'medium-high' | 'high'

export const volatilityOf = (deviation: number): Volatility =>
  deviation < 2
    ? 'low'
    : deviation < 4
      ? 'medium-low'
      : deviation < 6
        ? 'medium'
        : deviation <= 9
          ? 'medium-high'
          : 'high'

/** A way to play a game, and what it returns by exact computation. Simulations play it. */
export interface Plan {
  readonly name: string
  /** In terms of stake 1, where the game's stakes are its own; chips on places name their amounts for `stake`. */
  readonly choice: Json
  /** The next action, from what was shown; games whose rounds end at once have none. */
  readonly act?: (shown: Json) => Json
  readonly exact: ExactReturn
}

/** Fractions of the stake. */
export interface ExactReturn {
  readonly rtp: number
  readonly hitRate: number
  readonly deviation: number
  readonly most: number
}

/** What a game's folder gives to host, benchmarks, simulations and par sheets: its `game.ts` exports one as `game`. */
export interface GameFolder<Choice = never, Action = never> {
  readonly rules: Rules<Choice, Action>
  /** Computed when asked for, in seconds at most. The first is the one that is published. */
  readonly plans: () => readonly Plan[]
}
