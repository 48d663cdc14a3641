/**
 * The first call of a page: its brand, with the texts that the brand says in its own words, and whether somebody
 * takes a break in this browser.
 */
import { merchants } from '@jackfruit/contracts'
import type { Db } from '../../platform/database/db.ts'
import { type Mount, serve } from '../../platform/http/http.ts'
import type { Identity } from '../identity/index.ts'
import type { Merchants } from '../merchants/index.ts'
import { openOwnTexts } from './text-overrides.ts'

type StartParts = { readonly db: Db } & Pick<Merchants, 'start'> & Pick<Identity, 'restUntil'>

export function mountStart(mount: Mount, { db, start: ask, restUntil }: StartParts): void {
  const textsOf = openOwnTexts(db)
  serve(
    mount,
    merchants.permission,
    async (call) => {
      const { brandId, start } = await ask(call)
      const restingUntil = restUntil(call.request, brandId)?.toISOString() ?? null
      const { info } = start
      return { ...start, restingUntil, ...(info && { info: { ...info, texts: await textsOf(brandId) } }) }
    },
    { whileClosed: true },
  )
}
