/** A process with so many followers, each in a loop of its own at the pace of the product: tells its parent what each has read. */
import { follow } from '../../apps/server/src/modules/ledger/index.ts'
import { openDatabase } from '../../apps/server/src/platform/database/db.ts'
import { loop } from '../../apps/server/src/platform/work/loop.ts'

const [url = '', count = '1', run = ''] = process.argv.slice(2)
const { db, close } = openDatabase(url, { max: Number(count) })
const loops = Array.from({ length: Number(count) }, (_, index) => {
  const follower = { name: `bench-${run}-${index}`, whenBusy: 'leave' } as const
  const work = () =>
    follow(db, follower, async (tx, { transfers }) => {
      const staked = transfers.reduce((sum, { amount }) => sum - amount, 0n)
      const sum = { name: follower.name, transfers: transfers.length, staked }
      await tx
        .insertInto('follow_sums' as never)
        .values(sum as never)
        .execute()
    })
  return loop({ name: follower.name, everyMs: 1_000, work, onError: (error) => console.error(error) })
})
process.send?.('ready')
process.once('message', async () => {
  await Promise.all(loops.map(({ stop }) => stop()))
  await close()
  process.disconnect()
})
