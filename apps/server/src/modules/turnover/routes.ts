import { turnover } from '@jackfruit/contracts'
import { formatMinor, Refusal } from '@jackfruit/kernel'
import { inMerchant } from '../../platform/database/merchant-scope.ts'
import { type Mount, type Principal, serve } from '../../platform/http/http.ts'
import type { Directory } from '../merchants/index.ts'
import type { Purses } from '../wallet/index.ts'
import { explain } from './explain.ts'
import { feedTurnover, type TurnoverFeed } from './feed.ts'
import { listRequirements, outstanding, type Requirement } from './rows.ts'
import { linesOf } from './weights.ts'

export interface TurnoverRoutes extends TurnoverFeed {
  readonly directory: Directory
  readonly purses: Purses
  readonly nameGame: (gameId: number) => Promise<{ readonly names: Readonly<Record<string, string>> } | null>
}

const endedMax = 20
const pageSize = 20

export function mountTurnover(mount: Mount, routes: TurnoverRoutes): void {
  const { db, directory, purses, nameGame } = routes
  /** A bet that ended a moment ago is counted: the reader catches up first. */
  const caughtUp = async (principal: Principal) => {
    await feedTurnover(routes)
    return purses.of(principal)
  }

  serve(mount, turnover.requirements, async ({ principal }) => {
    const { accountId, currency } = await caughtUp(principal)
    return inMerchant(db, principal.merchantId, async (tx) => {
      const rows = await listRequirements(tx, accountId, endedMax)
      return {
        currency,
        left: formatMinor(await outstanding(tx, accountId)),
        lists: rows.map((row, index) => requirementRow(row, index + 1)),
      }
    })
  })

  serve(mount, turnover.countedBets, async ({ principal, query }) => {
    const { accountId, currency } = await caughtUp(principal)
    const before = query.cursor === undefined ? null : BigInt(query.cursor)
    const of = { merchantId: principal.merchantId, accountId, requirementId: query.id }
    const counts = await explain(db, of, { before, limit: pageSize + 1 })
    if (!counts) throw new Refusal('requirement_not_found')
    const page = counts.slice(0, pageSize)
    const language =
      query.language ?? (await directory.brandOfId(principal.merchantId))?.defaultLanguage ?? 'EN'
    return {
      currency,
      lists: await Promise.all(
        page.map(
          async ({ place, gameId, gameType, stake, valid, weight, counted, elsewhere, reason, at }) => {
            const game = await nameGame(gameId)
            return {
              ...{
                place: place.toString(),
                gameName: game?.names[language] ?? game?.names['EN'] ?? '',
                gameType,
              },
              ...{
                stake: formatMinor(stake),
                valid: formatMinor(valid),
                weight,
                counted: formatMinor(counted),
              },
              ...{ elsewhere: formatMinor(elsewhere), reason, at: at.toISOString() },
            }
          },
        ),
      ),
      nextCursor: counts.length > pageSize ? (page.at(-1)?.place.toString() ?? null) : null,
    }
  })
}

function requirementRow(row: Requirement, place: number) {
  const {
    publicId,
    sourceKind,
    sourceId,
    state,
    base,
    multiplier,
    target,
    counted,
    weights,
    openedAt,
    endedAt,
  } = row
  return {
    id: publicId,
    source: { kind: sourceKind, id: sourceId },
    state,
    place: state === 'open' ? place : null,
    base: formatMinor(base),
    multiplier,
    target: formatMinor(target),
    counted: formatMinor(counted),
    left: formatMinor(state === 'open' ? target - counted : 0n),
    weights: linesOf(weights),
    openedAt: openedAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
  }
}
