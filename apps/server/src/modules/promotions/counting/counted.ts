/** What is handed to kinds that count what members do. */
import type { Tx } from '../../../platform/database/db.ts'
import type { Deed } from '../../activity/index.ts'
import type { Keys } from '../moment.ts'
import type { Promotion } from '../rows.ts'
import type { CommonTerms } from '../terms.ts'

/** A deed, or a sign-in: what may count. */
export interface Done extends Omit<Deed, 'what'> {
  readonly what: Deed['what'] | 'sign'
}

/** An offer that counts, with its terms as they were at any time. */
export interface Counted {
  readonly promotion: Promotion
  readonly timeZone: string
  /** Of a version; of the newest that held at an instant, else the first. */
  termsOf(version: number): CommonTerms
  versionAt(at: Date): number
}

export interface Counting {
  readonly tx: Tx
  /** What a game keeps of each stake by its par sheet, in millionths; nothing for one that is not known. */
  readonly edgeOf: (gameId: number) => Promise<bigint>
  readonly now: Date
  readonly keys: Keys
  readonly offers: readonly Counted[]
  readonly deeds: readonly Done[]
}

/** Whether what is done at that instant may count at all. */
export const isOpenAt = ({ startsAt, endsAt, closedAt }: Promotion, at: Date): boolean =>
  startsAt <= at && (endsAt === null || at < endsAt) && (closedAt === null || at < closedAt)
