/** What holding a journal against a platform is made of. */
import type { StillMine } from '@jackfruit/postgres'
import type pg from 'pg'
import type { VendorClient } from '../platform/vendor-client.ts'
import type { Log } from '../settling/settling.ts'
import type { PlatformWord } from './platform-word.ts'

export interface Comparing {
  readonly studio: string
  readonly pool: pg.Pool
  readonly platform: VendorClient
  readonly word: PlatformWord
}

export type Making = Comparing & { readonly log: Log; readonly stillMine: StillMine }

/** Of what one look reads. */
export const pageMax = 200
