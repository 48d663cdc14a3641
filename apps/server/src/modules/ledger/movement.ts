import type { Minor } from '@jackfruit/kernel'
import type { Status } from './kinds.ts'

interface Common {
  readonly accountId: bigint
  readonly houseId: number
  readonly gameId: number
  /** Names the attempt, unique per account, made as `vendor:transaction`. Sent again it moves nothing again. */
  readonly key: string
  /** `vendor:round`; '' outside rounds. */
  readonly round: string
  /** The vendor's ids are global to it: the same one for another account is a conflict. */
  readonly globalId?: boolean
  /** Of stakes: the account has a guard, which judges this one before it is written. */
  readonly guarded?: boolean
}

export type Movement =
  | (Common & { readonly kind: 'stake'; readonly amount: Minor; readonly closes?: boolean })
  | (Common & {
      readonly kind: 'win'
      readonly amount: Minor
      readonly closes?: boolean
      readonly mayStandAlone?: boolean
      readonly mayComeLate?: boolean
      /** The most that its round pays in all. Beyond it, and in a round without a stake, the win is `uncovered`. */
      readonly most?: Minor
    })
  | (Common & {
      readonly kind: 'betwin'
      readonly amount: Minor
      readonly winKey: string
      readonly win: Minor
      readonly closes?: boolean
      /** The most that its round pays in all. Beyond it neither is written: the call is `uncovered`. */
      readonly most?: Minor
    })
  /** Gives a stake back. `target` is the stake's key; unknown, it leaves a tombstone that refuses the late stake. */
  | (Common & { readonly kind: 'rollback'; readonly target: string })
  | (Common & { readonly kind: 'promo'; readonly amount: Minor })
  | (Common & { readonly kind: 'endRound' })

export interface Outcome {
  readonly status: Status
  /** Answered before: nothing moved now. */
  readonly replayed: boolean
  /** The balance after the movement; of a repeat or a refusal, the balance now. */
  readonly balance: Minor
  /** The account's transfer count at that balance: the higher one is newer. */
  readonly seq: bigint
}

/** The waiting line is full: nothing was written, try again shortly. HTTP answers 503 with Retry-After. */
export class Overloaded extends Error {
  readonly statusCode = 503

  constructor() {
    super('the ledger is overloaded')
    this.name = 'Overloaded'
  }
}
