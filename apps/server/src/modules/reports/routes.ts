import { reports } from '@jackfruit/contracts'
import { formatMinor, Refusal } from '@jackfruit/kernel'
import type { Db } from '../../platform/database/db.ts'
import { inMerchant } from '../../platform/database/merchant-scope.ts'
import { type Mount, type Principal, serve, serveFile } from '../../platform/http/http.ts'
import { movementsOf } from '../ledger/index.ts'
import type { Directory } from '../merchants/index.ts'
import { type Purses, profitOf, readBets } from '../wallet/index.ts'
import { accountOf } from './accounts.ts'
import { byCategory, type NameGame } from './by-category.ts'
import { fileOf } from './file.ts'
import { rowOf } from './rows.ts'
import { entriesOf, statementOf } from './statement.ts'

export interface ReportRoutes {
  readonly db: Db
  readonly directory: Directory
  readonly purses: Purses
  readonly nameGame: NameGame
}

const pageDefault = 20
const dayMs = 86_400_000
const profitDaysMost = 366

export function mountReports(mount: Mount, routes: ReportRoutes): void {
  const { db, directory, nameGame } = routes
  const brandOf = async ({ merchantId }: Principal) => {
    const brand = await directory.brandOfId(merchantId)
    if (!brand) throw new Error(`no brand ${merchantId}`)
    return brand
  }
  const kindsOf = (type: keyof typeof reports.movementTypes | undefined) =>
    type && reports.movementTypes[type]

  serve(mount, reports.transactions, async ({ principal, query }) => {
    const { accountId, currency } = await accountOf(routes, principal, query.account)
    const limit = Number(query.limit ?? pageDefault)
    const language = query.language ?? (await brandOf(principal)).defaultLanguage
    const found =
      accountId === null
        ? []
        : await movementsOf(db, accountId, {
            ...{ from: query.from, to: query.to, kinds: kindsOf(query.type), limit: limit + 1 },
            before: query.cursor === undefined ? undefined : BigInt(query.cursor),
          })
    const page = found.slice(0, limit)
    return {
      currency,
      lists: await Promise.all(page.map((movement) => rowOf(movement, nameGame, language))),
      nextCursor: found.length > limit ? (page.at(-1)?.seq.toString() ?? null) : null,
    }
  })

  serveFile(mount, reports.transactionsFile, async ({ principal, query }) => {
    const { accountId, currency } = await accountOf(routes, principal, query.account)
    const { timeZone, defaultLanguage, code } = await brandOf(principal)
    return {
      name: `${code}-account-record.csv`,
      text: fileOf(db, {
        ...{ accountId, currency, timeZone, nameGame, language: query.language ?? defaultLanguage },
        filter: { from: query.from, to: query.to, kinds: kindsOf(query.type) },
      }),
    }
  })

  serve(mount, reports.profit, async ({ principal, query }) => {
    const days = (Date.parse(query.to) - Date.parse(query.from)) / dayMs
    // A day that no calendar has is no number.
    if (!(days < profitDaysMost)) throw new Refusal('period_too_long', { days: profitDaysMost })
    const { accountId, currency } = await routes.purses.of(principal)
    const { timeZone } = await brandOf(principal)
    await readBets(db)
    const found = await inMerchant(db, principal.merchantId, (tx) =>
      profitOf(tx, accountId, { from: query.from, to: query.to, timeZone }),
    )
    const lists = await Promise.all(
      [...Map.groupBy(found, ({ day }) => day)].map(async ([day, games]) =>
        [...(await byCategory(games, nameGame))].map(([category, { rounds, ...sums }]) => ({
          ...{ day, category, rounds, stake: formatMinor(sums.stake) },
          ...{ validBet: formatMinor(sums.validBet), net: formatMinor(sums.net) },
        })),
      ),
    )
    return { currency, lists: lists.flat() }
  })

  serve(mount, reports.statement, async ({ principal, query }) =>
    statementOf(db, await accountOf(routes, principal, query.account), query),
  )

  serve(mount, reports.statementEntries, async ({ principal, query }) =>
    entriesOf(db, await accountOf(routes, principal, query.account), query),
  )
}
