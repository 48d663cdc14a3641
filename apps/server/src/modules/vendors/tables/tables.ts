/** Live tables put together: what the lobby shows, and who is told of changes. */
import { live } from '@jackfruit/contracts'
import { briefly } from '../../../platform/briefly.ts'
import type { Db } from '../../../platform/database/db.ts'
import { type Mount, serve } from '../../../platform/http/http.ts'
import type { Games } from '../../catalog/index.ts'
import type { Directory } from '../../merchants/index.ts'
import { isWanted, type LiveTable, offeredTables, standingOfTable, tableOf } from './lobby.ts'
import { openTableNews, type TableNews } from './news.ts'
import { readTables } from './rows.ts'

interface TablesParts {
  readonly db: Db
  readonly games: Pick<Games, 'of'>
  readonly directory: Directory
  readonly now: () => Date
  readonly onError: (error: unknown) => void
  /** Between two looks at what changed, for those who watch. */
  readonly everyMs?: number
}

export interface Tables extends TableNews {
  /** As a brand shows them now. */
  of(brand: OfBrand, language: string): Promise<readonly LiveTable[]>
  mount(mount: Mount): void
}

interface OfBrand {
  readonly id: number
  readonly currency: string
}

/** However many look, the rows are read so seldom. */
const keepMs = 400

export function openTables({ db, games, directory, now, onError, everyMs }: TablesParts): Tables {
  const rows = briefly(keepMs, () => readTables(db))
  const offered = async (brand: OfBrand) =>
    offeredTables(await rows(), await games.of(brand.id), brand.currency)
  const news = openTableNews({
    async standingsOf(merchantId) {
      const brand = await directory.brandOfId(merchantId)
      return brand ? (await offered(brand)).map(standingOfTable) : []
    },
    ...{ now, onError, ...(everyMs !== undefined && { everyMs }) },
  })
  const of = async (brand: OfBrand, language: string) =>
    (await offered(brand)).map((each) => tableOf(each, brand.currency, language))
  return {
    ...news,
    of,
    mount(mount) {
      serve(mount, live.liveTables, async ({ brand, query }) => {
        const settled = query.language ? null : await directory.brandOfId(brand.id)
        const language = query.language ?? settled?.defaultLanguage ?? 'EN'
        const tables = await of(brand, language)
        return { at: now().toISOString(), tables: tables.filter((table) => isWanted(table, query)) }
      })
    },
  }
}
