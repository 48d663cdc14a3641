/** What holding a journal against a platform is made of. */
import type pg from 'pg'
import type { VendorClient } from '../platform/vendor-client.ts'
import type { PlatformWord } from './platform-word.ts'

export interface Comparing {
  readonly studio: string
  readonly pool: pg.Pool
  readonly platform: VendorClient
  readonly word: PlatformWord
}
