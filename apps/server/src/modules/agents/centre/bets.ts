/** Bets of a team, newest first, of those who do not hide them; and what moved in its purses beside bets. */
import { agents, type ReplyOf } from '@jackfruit/contracts'
import { formatMinor } from '@jackfruit/kernel'
import type { Tx } from '../../../platform/database/db.ts'
import { inMerchant } from '../../../platform/database/merchant-scope.ts'
import { type Mount, serve } from '../../../platform/http/http.ts'
import type { AnyDeed } from '../../activity/index.ts'
import { type Bet, betsOfRounds, type Settlement, settlementsById, splitRound } from '../../wallet/index.ts'
import { hiddenAmong } from '../figures/hidden.ts'
import { type Listed, newestOf, pageSize } from './deeds.ts'
import { accountsOf, demandNamed } from './people.ts'
import { stretchOf } from './stretch.ts'
import type { Agent, CentreWorld } from './world.ts'

export type BetRow = ReplyOf<typeof agents.bets>['lists'][number]

export function mountTeamBets(mount: Mount, world: CentreWorld): void {
  serve(mount, agents.bets, async ({ principal, query }) => {
    const days = stretchOf(query)
    const { currency, defaultLanguage } = await world.brandOf(principal.merchantId)
    const gameIds = query.category ? new Set(await world.games.numbersOf(query.category)) : null
    return inMerchant(world.db, principal.merchantId, async (tx) => {
      const whose = query.account ? await demandNamed(tx, principal, query.account) : null
      const memberId = whose?.id ?? null
      const found = await newestOf(tx, {
        ...{ agent: principal, whats: ['bet'], memberId, cursor: query.cursor, ...days },
      })
      const hidden = await hiddenFrom(tx, principal, found.rows)
      const open = found.rows.filter(({ memberId: who }) => !hidden.has(who))
      const page = await pageOf(tx, open, gameIds)
      const last = page.isFull ? page.last : found.next
      return {
        currency,
        lists: await rowsOf(tx, world, principal, page.settled, query.language ?? defaultLanguage),
        nextCursor: last === null ? null : String(last),
        hidden: hidden.size,
      }
    })
  })
}

/** Whoever looks may look at the own play. */
async function hiddenFrom(tx: Tx, { memberId }: Agent, rows: readonly Listed[]) {
  const hidden = new Set(await hiddenAmong(tx, [...new Set(rows.map((row) => row.memberId))]))
  hidden.delete(memberId)
  return hidden
}

interface Page {
  readonly settled: readonly Settlement[]
  readonly isFull: boolean
  readonly last: bigint | null
}

async function pageOf(tx: Tx, rows: readonly Listed[], gameIds: ReadonlySet<number> | null): Promise<Page> {
  const wanted = gameIds ? rows : rows.slice(0, pageSize)
  const raw = await settlementsById(
    tx,
    wanted.map(({ id }) => id),
  )
  const settled = raw
    .filter(({ gameId }) => gameIds === null || gameIds.has(gameId))
    .toReversed()
    .slice(0, pageSize)
  const last = settled.at(-1)?.id ?? null
  const isMore = gameIds === null ? rows.length > pageSize : settled.length === pageSize
  return { settled, isFull: isMore, last }
}

export async function rowsOf(
  tx: Tx,
  { games, deedsOf }: Pick<CentreWorld, 'games' | 'deedsOf'>,
  agent: Agent,
  settled: readonly Settlement[],
  language: string,
): Promise<BetRow[]> {
  const name = ({ accountId, round }: { accountId: bigint; round: string }) => `${accountId}|${round}`
  const bets = new Map((await betsOfRounds(tx, settled)).map((bet) => [name(bet), bet]))
  const accounts = await accountsOf(tx, agent, [...new Set(settled.map(({ memberId }) => memberId))])
  const rows = new Map<string, BetRow>()
  for (const each of settled) {
    const bet = bets.get(name(each))
    if (!bet || rows.has(name(each))) continue
    const game = await games.named(each.gameId)
    const [, roundId] = splitRound(each.round)
    rows.set(name(each), {
      ...{ id: String(each.id), account: accounts.get(each.memberId) ?? '', roundId },
      at: (bet.settledAt ?? each.at).toISOString(),
      ...{ gameCode: game?.code ?? '', category: game?.gameType ?? '' },
      gameName: game?.names[language] ?? game?.names['EN'] ?? '',
      ...{ stake: formatMinor(bet.stake), payout: formatMinor(bet.win) },
      valid: formatMinor(await validOf(deedsOf, each, bet)),
      net: formatMinor(bet.stake - bet.win),
      status: bet.state === 'void' ? 'rolledBack' : bet.state === 'open' ? 'open' : 'settled',
    })
  }
  return [...rows.values()]
}

const least = (...amounts: readonly bigint[]): bigint => amounts.reduce((a, b) => (a < b ? a : b))

/** As it is counted, of what the round has come to by now. */
async function validOf(
  deedsOf: CentreWorld['deedsOf'],
  settlement: Settlement,
  { stake, win, told, state }: Bet,
): Promise<bigint> {
  if (state === 'void' || state === 'open') return 0n
  const settled = told === null ? stake : least(stake, told)
  const atRisk = least(settled, win > stake ? win - stake : stake - win)
  const [deed] = await deedsOf([{ ...settlement, settled, atRisk }])
  return deed?.valid ?? 0n
}

type Type = 'deposit' | 'withdraw' | 'bonus' | 'transfer' | 'pay'
const whatsOf: Readonly<Record<Type, readonly AnyDeed['what'][]>> = {
  deposit: ['deposit'],
  withdraw: ['payout'],
  bonus: ['bonus', 'rebate'],
  transfer: ['transfer'],
  pay: ['salary', 'dividend'],
}

export function mountMovements(mount: Mount, world: CentreWorld): void {
  serve(mount, agents.movements, async ({ principal, query }) => {
    const days = stretchOf(query)
    const { currency } = await world.brandOf(principal.merchantId)
    return inMerchant(world.db, principal.merchantId, async (tx) => {
      const whose = query.account ? await demandNamed(tx, principal, query.account) : null
      const whats = query.type ? whatsOf[query.type] : Object.values(whatsOf).flat()
      const found = await newestOf(tx, {
        ...{ agent: principal, whats, memberId: whose?.id ?? null, cursor: query.cursor, ...days },
      })
      const page = found.rows.slice(0, pageSize)
      const raw = await settlementsById(
        tx,
        page.map(({ id }) => id),
      )
      const accounts = await accountsOf(tx, principal, [...new Set(page.map(({ memberId }) => memberId))])
      const isMore = found.rows.length > pageSize
      return {
        currency,
        lists: raw.toReversed().map(({ id, memberId, at, what, amount }) => ({
          ...{ id: String(id), account: accounts.get(memberId) ?? '', at: at.toISOString() },
          ...{ kind: what === 'payout' ? 'withdraw' : what },
          amount: formatMinor(what === 'payout' ? -amount : amount),
        })),
        nextCursor: isMore ? String(page.at(-1)?.id) : null,
      }
    })
  })
}
