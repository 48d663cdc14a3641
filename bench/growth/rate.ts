/** Stakes a second through lanes of their own, so that every plan is made anew. */
import { openLanes } from '../../apps/server/src/modules/ledger/index.ts'
import type { BenchDatabase } from '../ledger/database.ts'
import { type Measured, measure } from '../ledger/load.ts'
import { parentOf, processorMs } from '../vendor/processor.ts'

export interface Rate extends Measured {
  /** Of the processor, in the database, for one stake: what a machine that others keep busy bends least. */
  readonly micros: number
}

let no = 0

export async function rateOf(
  { appUrl, house, query }: BenchDatabase,
  { callers, seconds, accountOf }: { callers: number; seconds: number; accountOf: (n: number) => bigint },
): Promise<Rate> {
  const lanes = await openLanes({ url: appUrl })
  const run = ++no
  const [row] = await query('select pg_backend_pid() as pid')
  const server = parentOf(Number(row?.['pid'])) ?? 0
  let sent = 0
  const before = processorMs(server) ?? 0
  const measured = await measure(
    async (n) => {
      const id = `${run}:${n.toString(36).padStart(20, '0')}`
      const { status } = await lanes.submit({
        ...{ kind: 'stake', accountId: accountOf(n), houseId: house, gameId: 1, amount: 1n },
        ...{ key: `hexworks:${id}`, round: `hexworks:r${id}` },
      })
      if (status !== 'posted') throw new Error(`a stake was answered ${status}`)
      sent++
    },
    callers,
    seconds,
  )
  const used = (processorMs(server) ?? 0) - before
  await lanes.close()
  return { ...measured, micros: (used * 1_000) / sent }
}

/** What it is of the first, by the processor's time: 1 costs the same, 0.5 costs twice as much. */
export const shareOf = (rate: Rate, first: Rate): number => first.micros / rate.micros

export const line = (name: string, rate: Rate, first: Rate) =>
  console.log(
    `${name.padEnd(40)}${rate.perSecond.toFixed(0).padStart(7)}/s${rate.micros.toFixed(1).padStart(8)} µs${shareOf(rate, first).toFixed(2).padStart(7)}   p50 ${rate.p50.toFixed(2)} ms, p99 ${rate.p99.toFixed(2)} ms`,
  )

/** Of several runs the one whose cost is in the middle. */
export function middle(runs: readonly Rate[]): Rate {
  const [first] = runs
  if (!first) throw new Error('nothing was measured')
  const sorted = runs.toSorted((a, b) => a.micros - b.micros)
  return sorted[sorted.length >> 1] ?? first
}
