/** Which rounds of a studio money has moved in, and in and out of its wallets, for a studio that may have lost some. */
import { formatMinor } from '@jackfruit/kernel'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database/db.ts'
import type { Games } from '../../catalog/index.ts'
import { movementsOfRounds, ownersOf, type Transfer, transfersSince } from '../../ledger/index.ts'
import type { Answer } from '../answers.ts'
import { transfersEnded } from './transfers.ts'

interface Named {
  readonly accountId: bigint
  readonly round: string
  readonly gameId: number
}

/** Transfers of all studios that one call reads through: some ten milliseconds, however long ago it begins. */
const pageMax = 5_000

/** As the cursor stands it may be any number; each answer says where the next one begins. */
export async function roundsSince(
  { db, games }: { db: Db; games: Games },
  vendor: string,
  cursor: string,
): Promise<Answer> {
  const since = BigInt(cursor)
  const window = await transfersSince(db, since, pageMax)
  const touched = new Map<string, Named>()
  const keys: string[] = []
  for (const transfer of window.transfers) {
    if (transfer instanceof Error) continue
    keys.push(transfer.key)
    if (!transfer.round.startsWith(`${vendor}:`)) continue
    if (transfer.posted) touched.set(`${transfer.accountId}|${transfer.round}`, transfer)
  }
  const rounds = await standingOfRounds({ db, games }, vendor, [...touched.values()])
  const transfers = await transfersEnded(db, vendor, keys)
  const isLast = window.next === since
  return { status: 'OK', rounds, transfers, cursor: window.next.toString(), isLast }
}

async function standingOfRounds(
  { db, games }: { db: Db; games: Games },
  vendor: string,
  named: readonly Named[],
): Promise<object[]> {
  if (named.length === 0) return []
  const movements = Map.groupBy(
    await movementsOfRounds(db, named),
    ({ accountId, round }) => `${accountId}|${round}`,
  )
  const owners = await ownersOf(
    db,
    named.map(({ accountId }) => accountId),
  )
  const players = await playersOf(
    db,
    vendor,
    [...owners.values()].map(({ owner }) => owner),
  )
  const found = named.map(async ({ accountId, round, gameId }) => {
    const owner = owners.get(accountId)
    const playerId = players.get(owner?.owner ?? 0n)
    const game = await games.named(gameId)
    // What is no player's of this studio, or of a game that was never listed, it cannot have dealt.
    if (!owner || !playerId || !game) return []
    const { isOpen, staked } = standing(movements.get(`${accountId}|${round}`) ?? [])
    const name = { roundId: round.slice(vendor.length + 1), playerId, gameCode: game.code }
    const state = isOpen ? 'open' : 'ended'
    return [{ ...name, currency: owner.currency, state, staked: formatMinor(staked) }]
  })
  return (await Promise.all(found)).flat()
}

/** As the ledger judges a round: it runs while a stake stands and nothing has closed it. */
function standing(movements: readonly Transfer[]): { readonly isOpen: boolean; readonly staked: bigint } {
  let staked = 0n
  let isClosed = false
  for (const { kind, amount, closes, posted } of movements) {
    if (!posted) continue
    if (kind === 'stake' || kind === 'rollback') staked -= amount
    if (closes || kind === 'endRound') isClosed = true
  }
  return { isOpen: staked > 0n && !isClosed, staked }
}

async function playersOf(
  db: Db,
  vendor: string,
  members: readonly bigint[],
): Promise<ReadonlyMap<bigint, string>> {
  const { rows } = await sql<{ memberId: bigint; playerId: string }>`
    select member_id as "memberId", player_id as "playerId" from vendors.players
    where vendor = ${vendor} and member_id = any(${[...new Set(members)]}::bigint[])`.execute(db)
  return new Map(rows.map(({ memberId, playerId }) => [memberId, playerId]))
}
