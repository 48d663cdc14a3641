import type { Minor } from '@jackfruit/kernel'
import type { Json } from '@jackfruit/studio-kit/rules'
import type { Opening, PastRound, Round, SeedChange } from '../model.ts'

/**
 * Why there is nothing to draw. After `network`, `busy` and `paused` nobody knows what became of the call: it
 * may be asked again with the same id. After all others the studio has said no, and no money moved
 * (or, for `returned`, it went back). `freeOver`: the rounds are not free any more. `moved`: the round stands elsewhere than this page believes.
 */
export type FailureKind =
  | 'network'
  | 'busy'
  | 'session'
  | 'funds'
  | 'limits'
  | 'returned'
  | 'moved'
  | 'closed'
  | 'paused'
  | 'freeOver'
  | 'refused'

export class PlayFailure extends Error {
  readonly kind: FailureKind
  readonly code: string
  /** The true balance, where the refusal names it. */
  readonly balance: Minor | null
  /** The most that may be staked at once, where the refusal names it. */
  readonly most: Minor | null

  constructor(kind: FailureKind, code: string, balance: Minor | null = null, most: Minor | null = null) {
    super(`${kind}: ${code}`)
    this.name = 'PlayFailure'
    this.kind = kind
    this.code = code
    this.balance = balance
    this.most = most
  }
}

/** What is put down. `id` is the bet's own: asked again under it, it is the same bet. */
export interface WantedBet {
  readonly id: string
  readonly stake: Minor
  readonly choice: Json
  /** The grant that it is a free round of. */
  readonly free?: string
}

/** What is done in an open round. `id` is the action's own; `step` the number of actions seen taken. */
export interface WantedAction {
  readonly id: string
  readonly roundId: string
  readonly step: number
  readonly action: Json
}

/** The studio's server as the page sees it. */
export interface PlayServer {
  /** Good once: the code of a launch is spent by it. */
  readonly open: (code: string) => Promise<Opening>
  /** Safe to repeat: the same id is the same bet. */
  readonly bet: (bet: WantedBet) => Promise<Round>
  /** Safe to repeat: the same id is the same action. */
  readonly act: (action: WantedAction) => Promise<Round>
  readonly history: () => Promise<readonly PastRound[]>
  /** An earlier round of this game, to be drawn once more. */
  readonly replay: (roundId: string) => Promise<Round>
  /** All that a verifier needs, as the studio gives it. */
  readonly proof: (roundId: string) => Promise<unknown>
  readonly changeSeeds: (clientSeed: string) => Promise<SeedChange>
  /** The round was drawn to its end. */
  readonly shown: (roundId: string) => Promise<void>
}
