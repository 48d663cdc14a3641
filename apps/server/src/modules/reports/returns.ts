/** The measured return of each game, per day and over all of them, against its interval. Public. */
import { returns } from '@jackfruit/contracts'
import { briefly } from '../../platform/briefly.ts'
import type { Db } from '../../platform/database/db.ts'
import { inMerchant } from '../../platform/database/merchant-scope.ts'
import { type Mount, serve } from '../../platform/http/http.ts'
import type { Directory } from '../merchants/index.ts'
import { type DayReturn, type ReturnSums, readBets, returnsSince } from '../wallet/index.ts'
import { bandOf, sumOf } from './band.ts'

/** What is published of a game. `deviation` is null where its maker has not said it: then it is not measured. */
export interface PublishedGame {
  readonly nodeId: string
  readonly vendorName: string
  readonly gameType: string
  readonly names: Readonly<Record<string, string>>
  readonly rtp: string
  readonly deviation: string | null
  readonly version: string
  readonly buildHash: string
}

export interface ReturnRoutes {
  readonly db: Db
  readonly directory: Directory
  readonly now: () => Date
  readonly gameOf: (id: number) => Promise<PublishedGame | null>
}

const daysDefault = 14
const dayMs = 86_400_000
/** Everybody may ask, so what the database says is kept for a moment. */
const keepMs = 5_000
const percent = (fraction: number) => (fraction * 100).toFixed(2)

export function mountReturns(mount: Mount, { db, directory, now, gameOf }: ReturnRoutes): void {
  const kept = new Map<string, () => Promise<DayReturn[]>>()
  const rowsOf = (merchantId: number, from: string) => {
    const key = `${merchantId} ${from}`
    const known =
      kept.get(key) ??
      briefly(keepMs, async () => {
        await readBets(db)
        return inMerchant(db, merchantId, (tx) => returnsSince(tx, from))
      })
    kept.set(key, known)
    return known()
  }
  serve(mount, returns.gameReturns, async ({ brand, query }) => {
    const language = query.language ?? (await directory.brandOfId(brand.id))?.defaultLanguage ?? 'EN'
    const back = Number(query.days ?? daysDefault) - 1
    const from = new Date(now().getTime() - back * dayMs).toISOString().slice(0, 10)
    const rows = await rowsOf(brand.id, from)
    const games = await Promise.all(
      [...Map.groupBy(rows, ({ gameId }) => gameId)].map(async ([id, days]) => {
        const game = await gameOf(id)
        if (!game || game.deviation === null) return []
        const [published, deviation] = [Number(game.rtp) / 100, Number(game.deviation)]
        const told = (sums: ReturnSums) => {
          const { measured, low, high } = bandOf(published, deviation, sums)
          return { rounds: sums.rounds, measured: percent(measured), low: percent(low), high: percent(high) }
        }
        const { nodeId, vendorName, gameType, rtp, version, buildHash, names } = game
        return [
          {
            ...{ nodeId, vendorName, gameType, published: rtp, version, buildHash },
            gameName: names[language] ?? names['EN'] ?? nodeId,
            total: told(sumOf(days)),
            days: days.toReversed().map((row) => ({ day: row.day, ...told(row) })),
          },
        ]
      }),
    )
    return { games: games.flat().sort((a, b) => b.total.rounds - a.total.rounds) }
  })
}
