/** Runs and payments by the clock: each period in turn, then what is ready to be paid. Any number of processes may. */

import type { Job } from '../../../platform/work/jobs.ts'
import { merchantIds } from '../../merchants/index.ts'
import { answerByClock } from '../contracts/clock.ts'
import type { PayKind } from '../contracts/terms.ts'
import type { World } from '../contracts/world.ts'
import { markOverdue } from './bills.ts'
import { headsOf } from './heads.ts'
import { payPiece } from './pay.ts'
import { runNext } from './run.ts'

interface Hands {
  readonly onError: (error: unknown) => void
  readonly stopping?: AbortSignal | undefined
}

/** One brand's, of these kinds. What one kind breaks holds up no other. */
export async function runAndPay(
  world: World,
  merchantId: number,
  kinds: readonly PayKind[],
  { onError, stopping }: Hands,
): Promise<void> {
  const heads = (await headsOf(world.db, merchantId)).filter(({ kind }) => kinds.includes(kind))
  if (heads.length === 0) return
  await world.figures.caughtUp(world.db)
  for (const head of heads) {
    try {
      while ((await runNext(world, head)) && !stopping?.aborted);
    } catch (error) {
      onError(error)
    }
  }
  while ((await payPiece(world, merchantId)) && !stopping?.aborted);
}

/** The salary of five minutes waits for no day that takes long. */
export function payJobs(world: World, warn: (where: string) => (error: unknown) => void): readonly Job[] {
  const ofKinds = (name: string, kinds: readonly PayKind[]): Job => ({
    ...{ name, cron: '* * * * *' },
    async work(stopping) {
      for (const id of await merchantIds(world.db))
        await runAndPay(world, id, kinds, { onError: warn(name), stopping }).catch(warn(name))
    },
  })
  return [
    ofKinds('agents-realtime', ['realtime']),
    ofKinds('agents-salaries', ['hourly', 'daily']),
    ofKinds('agents-dividends', ['dividend']),
    {
      ...{ name: 'agents-contracts', cron: '* * * * *' },
      async work() {
        for (const id of await merchantIds(world.db)) {
          await answerByClock(world, id, warn('agents-contracts'))
          await markOverdue(world, id).catch(warn('agents-contracts'))
        }
      },
    },
  ]
}
