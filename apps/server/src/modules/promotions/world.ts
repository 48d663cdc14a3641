/** What the module works with, and the moment as a brand sees it. */
import { invariant } from '@jackfruit/kernel'
import type { Db } from '../../platform/database/db.ts'
import { dayIn } from '../../platform/work/brand-day.ts'
import type { Activity } from '../activity/index.ts'
import type { Games } from '../catalog/index.ts'
import type { Identity } from '../identity/index.ts'
import type { Ledger } from '../ledger/index.ts'
import type { Directory } from '../merchants/index.ts'
import type { Protection } from '../protection/index.ts'
import type { Vendors } from '../vendors/index.ts'
import type { Purses } from '../wallet/index.ts'
import type { Keys, Moment } from './moment.ts'

export interface World {
  readonly db: Db
  readonly directory: Pick<Directory, 'brandOfId'>
  readonly now: () => Date
  readonly keys: Keys
  readonly purseOf: Purses['of']
  readonly daysOf: Activity['daysOf']
  readonly memberOf: Identity['memberOf']
  readonly closedAmong: Protection['closedAmong']
  readonly tellBalance: Ledger['postings']['tell']
  readonly sumsOfMembers: Activity['sumsOfMembers']
  /** Null for a game that is not known. */
  readonly gameName: (gameId: number, language: string) => Promise<string | null>
  /** What was done until now is counted: before something is paid for it. */
  readonly caughtUp: () => Promise<void>
  readonly games: Pick<Games, 'numberOf' | 'named' | 'of'>
  /** Told after a commit that changed the bonuses of a purse. */
  readonly bonusesChanged: () => void
  /** What a game keeps of each stake by its par sheet, in millionths; nothing for one that is not known. */
  readonly edgeOf: (gameId: number) => Promise<bigint>
  readonly freeRounds: Vendors['freeRounds']
}

const dayMs = 86_400_000

function momentIn(timeZone: string, now: Date): Moment {
  const day = dayIn(timeZone, now)
  // The day before by the calendar: a day of the brand may have twenty-three hours.
  const yesterday = new Date(Date.parse(`${day}T00:00:00Z`) - dayMs).toISOString().slice(0, 10)
  return { now, day, yesterday, timeZone }
}

export async function momentOf({ directory, now }: World, merchantId: number): Promise<Moment> {
  const brand = await directory.brandOfId(merchantId)
  invariant(brand, `no brand ${merchantId}`)
  return momentIn(brand.timeZone, now())
}

/** The language that was asked for, else the brand's own. */
export const languageIn =
  ({ directory }: Pick<World, 'directory'>) =>
  async (brand: { readonly id: number }, wanted: string | undefined): Promise<string> =>
    wanted ?? (await directory.brandOfId(brand.id))?.defaultLanguage ?? 'EN'
