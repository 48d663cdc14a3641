/** The first call of a page: its brand, with the texts that the brand says in its own words. */
import { merchants } from '@jackfruit/contracts'
import type { Db } from '../../platform/database/db.ts'
import { type Mount, serve } from '../../platform/http/http.ts'
import type { Merchants } from '../merchants/index.ts'
import { openOwnTexts } from './text-overrides.ts'

export function mountStart(
  mount: Mount,
  { db, start: ask }: { readonly db: Db } & Pick<Merchants, 'start'>,
): void {
  const textsOf = openOwnTexts(db)
  serve(
    mount,
    merchants.permission,
    async (call) => {
      const { brandId, start } = await ask(call)
      return start.info ? { ...start, info: { ...start.info, texts: await textsOf(brandId) } } : start
    },
    { whileClosed: true },
  )
}
