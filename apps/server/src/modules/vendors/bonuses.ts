/** What the door of stakes asks of whoever gives bonuses, above: plugged in. */
import type { Minor } from '@jackfruit/kernel'
import type { Game } from '../catalog/index.ts'

type PlayedGame = Pick<Game, 'vendor' | 'code' | 'gameType' | 'gameClassify'>

export interface BonusesAtPlay {
  /** Asks no database; null where no bonus runs beside this purse. */
  marksOf(accountId: bigint): { readonly waits: boolean; readonly stakeMost: Minor | null } | null
  /** Brings in bonus money that waits, where the purse cannot bear this stake. */
  topUp(stake: {
    readonly merchantId: number
    readonly memberId: bigint
    readonly accountId: bigint
    readonly amount: Minor
    readonly key: string
    readonly game: PlayedGame
  }): Promise<{ readonly what: 'above'; readonly most: Minor } | { readonly what: 'begun' | 'nothing' }>
  /** Throws a Refusal where a bonus that is played leaves this game out. */
  demandMayOpen(
    owner: { readonly merchantId: number; readonly memberId: bigint },
    game: PlayedGame,
  ): Promise<void>
}
