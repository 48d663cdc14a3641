/** A process that reckons and pays. It is made to be killed. */
import { runAndPay } from '../../../apps/server/src/modules/agents/runs/index.ts'
import type { FromWorker, ToWorker } from './workers.ts'
import { openWorld } from './world.ts'

let clock = new Date()
const [url = ''] = process.argv.slice(2)
const { world, merchantId } = await openWorld(url, () => clock)
const say = (told: FromWorker) => void process.send?.(told)

process.on('disconnect', () => process.exit(0))
process.on('message', ({ now }: ToWorker) => {
  clock = new Date(now)
  void work()
})
say({ what: 'ready' })

async function work() {
  const onError = (error: unknown) => say({ what: 'failed', error: String(error) })
  await runAndPay(world, merchantId, ['realtime'], { onError }).catch(onError)
  say({ what: 'done' })
}
