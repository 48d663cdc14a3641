/** What those who count have in their books. */
import { setTimeout as pause } from 'node:timers/promises'
import { parseMinor } from '@jackfruit/kernel'
import { worthOf } from '../../apps/server/src/modules/points/ratio.ts'
import { demoTerms } from '../../apps/server/src/modules/points/seed/goods.data.ts'
import type { BenchDatabase } from '../ledger/database.ts'
import { stake } from './world.ts'

const perPoint = parseMinor(demoTerms.ratios.RNG)

export async function allCounted(bench: BenchDatabase, bets: number): Promise<void> {
  while ((await countedLeast(bench)) < bets) await pause(50)
}

/** What lay in the ledger before the first bet is read: the openings of all accounts, which nobody counts. */
export async function openingsPassed({ query }: BenchDatabase): Promise<void> {
  const isBehind = async () => {
    const [row] = await query(`
      select exists (select from ledger.followers where name in ('bets', 'turnover')
          and next_xid <= (select max(xid) from ledger.transfers))
        or exists (select from activity.readers where name in ('days', 'vip', 'points', 'promotions', 'rebates')
          and last_id is null) as behind`)
    return row?.['behind'] === true
  }
  while (await isBehind()) await pause(50)
}

/** Of those who count, how many bets the last of them has counted; looked at where one moment has cost. */
async function countedLeast({ query }: BenchDatabase): Promise<number> {
  const [row] = await query(`
    select least((select coalesce(min(last_id), 0) from activity.readers
        where name in ('days', 'vip', 'points', 'promotions', 'rebates')),
      case when (select next_xid from ledger.followers where name = 'turnover') > (select max(xid) from ledger.transfers)
        then (select last_value from wallet.settlements_id_seq) else 0 end)::int as counted`)
  return Number(row?.['counted'] ?? 0)
}

/** The same while bets are still written: turnover tells by what it has in its books how far it is. */
export async function countedMeanwhile({ query }: BenchDatabase): Promise<number> {
  const [row] = await query(`
    select least((select coalesce(min(last_id), 0) from activity.readers
        where name in ('days', 'vip', 'points', 'promotions', 'rebates')),
      (select coalesce(sum(counted), 0) / ${stake} from turnover.requirements))::int as counted`)
  return Number(row?.['counted'] ?? 0)
}

/** What each of them has in its books, beside the bets. */
export async function demandCounted({ query }: BenchDatabase, bets: number): Promise<boolean> {
  const valid = BigInt(bets) * stake
  const sums: Readonly<Record<string, [string, bigint]>> = {
    turnover: ['select sum(counted) from turnover.requirements', valid],
    missions: [`select sum((progress->>'counted')::bigint) from promotions.memberships`, valid],
    levels: ['select sum(month_valid + before_valid) from vip.standings', valid],
    rebates: ['select sum(valid) from rebates.accruals', valid],
    // Whole hundredths of points lie in the ledger, and what is less waits in millionths of one.
    points: [
      `select 1000000 * (select sum(balance) from ledger.accounts where currency = 'PTS' and kind = 7)
         + (select sum(rest) from points.rests)`,
      BigInt(bets) * worthOf(stake, perPoint),
    ],
    days: ['select sum(rounds) from activity.days', BigInt(bets)],
  }
  let isRight = true
  for (const [name, [text, wanted]] of Object.entries(sums)) {
    const [row] = await query(`select coalesce((${text}), 0)::bigint as sum`)
    if (row?.['sum'] === wanted) continue
    isRight = false
    console.error(`  ${name}: ${row?.['sum']} counted, ${wanted} bet`)
  }
  return isRight
}
