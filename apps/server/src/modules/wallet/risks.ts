/**
 * What makers tell of stakes that cover a part of the table: beside the stake, under its key, and before it is asked for,
 * so that whoever reads the stake finds it. What is told of a stake that is refused is never read.
 */
import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/database/db.ts'
import { inMerchant } from '../../platform/database/merchant-scope.ts'
import { movementsOfRounds, type Transfer, transferByKey } from '../ledger/index.ts'

export interface Risk {
  readonly merchantId: number
  readonly accountId: bigint
  readonly round: string
  /** Of the stake. */
  readonly key: string
  readonly atRisk: bigint
}

/** The first word counts: what is told with a repeat, or after the stake, changes nothing. */
export async function tellRisk(db: Db, { merchantId, accountId, round, key, atRisk }: Risk): Promise<void> {
  await inMerchant(db, merchantId, async (tx) => {
    if (await transferByKey(tx, accountId, key)) return
    await sql`
      insert into wallet.risks (merchant_id, account_id, round, key, at_risk)
      values (${merchantId}, ${accountId}, ${round}, ${key}, ${atRisk})
      on conflict do nothing`.execute(tx)
  })
}

/** What one round of an account is called everywhere here. */
export interface RoundName {
  readonly accountId: bigint
  readonly round: string
}

const nameOf = ({ accountId, round }: RoundName) => `${accountId}|${round}`

/** What was told of each of these rounds altogether; nothing for the usual round. For followers of the ledger's stream. */
export async function risksOf(
  tx: Tx,
  rounds: readonly RoundName[],
): Promise<(round: RoundName) => bigint | null> {
  if (rounds.length === 0) return () => null
  const { rows } = await sql<Omit<Risk, 'merchantId'>>`
    select r.* from unnest(${rounds.map(({ accountId }) => accountId)}::bigint[], ${rounds.map(({ round }) => round)}::text[])
        as n (account_id, round)
      cross join lateral (
        select k.account_id as "accountId", k.round, k.key, k.at_risk as "atRisk" from wallet.risks k
         where k.account_id = n.account_id and k.round = n.round offset 0) r`.execute(tx)
  if (rows.length === 0) return () => null
  const told = Map.groupBy(rows, nameOf)
  const names = [...told.values()].flatMap(([first]) => first ?? [])
  const movements = Map.groupBy(await movementsOfRounds(tx, names), nameOf)
  return (round) => {
    const words = told.get(nameOf(round))
    if (!words) return null
    return riskOf(movements.get(nameOf(round)) ?? [], new Map(words.map(({ key, atRisk }) => [key, atRisk])))
  }
}

/**
 * Each word is about all stakes up to its own; a later stake without one is at risk whole. Once a stake was taken back
 * the words are about bets that do not stand any more. Pure; `movements` in the order of the statement.
 */
export function riskOf(movements: readonly Transfer[], told: ReadonlyMap<string, bigint>): bigint | null {
  const posted = movements.filter((each) => each.posted)
  if (posted.some(({ kind }) => kind === 'rollback')) return null
  return posted
    .filter(({ kind }) => kind === 'stake')
    .reduce((risk, { key, amount }) => told.get(key) ?? risk - amount, 0n)
}
