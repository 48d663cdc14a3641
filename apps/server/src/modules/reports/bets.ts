/** What a member bet: the record, its sums, and one bet with what its maker says of it. */
import { bets, wallet } from '@jackfruit/contracts'
import { formatMinor, Refusal } from '@jackfruit/kernel'
import type { Db } from '../../platform/database/db.ts'
import { inMerchant } from '../../platform/database/merchant-scope.ts'
import { type Mount, type Principal, serve } from '../../platform/http/http.ts'
import type { Games } from '../catalog/index.ts'
import { movementsOfRound, type Transfer } from '../ledger/index.ts'
import type { Directory } from '../merchants/index.ts'
import type { AskEvidence } from '../vendors/index.ts'
import { betBySeq, betsOf, type Purses, readBets, splitRound, totalsOf } from '../wallet/index.ts'
import { byCategory, type NameGame } from './by-category.ts'
import { betRow } from './rows.ts'

export interface BetRoutes {
  readonly db: Db
  readonly directory: Directory
  readonly purses: Purses
  readonly games: Pick<Games, 'numberOfNode' | 'numbersOf'> & { readonly named: NameGame }
  readonly askEvidence: AskEvidence
}

const pageDefault = 20

export function mountBets(mount: Mount, { db, directory, purses, games, askEvidence }: BetRoutes): void {
  const languageOf = async (principal: Principal) =>
    (await directory.brandOfId(principal.merchantId))?.defaultLanguage ?? 'EN'

  /** Which games a filter names; null for all. */
  const gamesOf = async ({
    gameCode,
    category,
  }: {
    gameCode?: string | undefined
    category?: string | undefined
  }) => {
    if (gameCode) return [await games.numberOfNode(gameCode)].filter((id) => id !== null)
    return category ? games.numbersOf(category) : null
  }

  serve(mount, wallet.betRecords, async ({ principal, query }) => {
    const { accountId } = await purses.of(principal)
    // A round that ended a moment ago is in the list: the reader catches up first.
    await readBets(db)
    const limit = Number(query.limit ?? pageDefault)
    const gameIds = await gamesOf(query)
    if (gameIds?.length === 0) return { lists: [], nextCursor: null }
    const bets = await inMerchant(db, principal.merchantId, (tx) =>
      betsOf(tx, accountId, { ...query, gameIds, before: cursorOf(query.cursor), limit: limit + 1 }),
    )
    const page = bets.slice(0, limit)
    const language = query.language ?? (await languageOf(principal))
    return {
      lists: await Promise.all(page.map((bet) => betRow(bet, games.named, language))),
      nextCursor: bets.length > limit ? (page.at(-1)?.seq.toString() ?? null) : null,
    }
  })

  serve(mount, bets.betTotals, async ({ principal, query }) => {
    const { accountId } = await purses.of(principal)
    await readBets(db)
    const totals = await inMerchant(db, principal.merchantId, (tx) => totalsOf(tx, accountId, query))
    return {
      lists: [...(await byCategory(totals, games.named))].map(([category, { rounds, ...sums }]) => ({
        ...{ category, rounds },
        stake: formatMinor(sums.stake),
        validBet: formatMinor(sums.validBet),
        net: formatMinor(sums.net),
      })),
    }
  })

  serve(mount, bets.betDetail, async ({ principal, query }) => {
    const { accountId } = await purses.of(principal)
    await readBets(db)
    const seq = cursorOf(query.id)
    const bet =
      seq === undefined
        ? null
        : await inMerchant(db, principal.merchantId, (tx) => betBySeq(tx, accountId, seq))
    if (!bet) throw new Refusal('bet_not_found')
    const [vendor, roundId] = splitRound(bet.round)
    const { memberId, merchantId } = principal
    const [movements, evidence, language] = await Promise.all([
      movementsOfRound(db, accountId, bet.round),
      askEvidence({ memberId, merchantId, vendor, roundId }),
      query.language ?? languageOf(principal),
    ])
    return {
      bet: await betRow(bet, games.named, language),
      movements: movements.filter(({ posted }) => posted).map(movementRow),
      evidence: evidence ? { ...evidence } : null,
    }
  })
}

const movementRow = ({ seq, kind, amount, balanceAfter, at }: Transfer) => ({
  seq: seq.toString(),
  kind,
  amount: formatMinor(amount),
  balanceAfter: formatMinor(balanceAfter),
  at: at.toISOString(),
})

const cursorOf = (text: string | undefined): bigint | undefined =>
  text !== undefined && /^\d{1,18}$/.test(text) ? BigInt(text) : undefined
