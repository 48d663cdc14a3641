import { setTimeout as pause } from 'node:timers/promises'
import { sendKill } from '@jackfruit/groundwork/kill'
import { untilTrue } from '../cluster.ts'
import type { FaultAlone } from '../fault.ts'
import { startProduct } from '../product.ts'

const withinMs = 75_000
const sentence = /The platform fell \d+ times within a minute and is given up/

export const productFalls: FaultAlone = {
  name: 'product-falls',
  title: 'the platform of npm start falls again and again: it gives up, with a status and a sentence',
  backWithinMs: withinMs,
  async alone() {
    const product = await startProduct()
    const began = performance.now()
    try {
      while (product.status() === null && performance.now() - began < withinMs) {
        const pid = product.platformPid()
        if (pid !== null) sendKill(pid)
        await pause(300)
      }
      const took = performance.now() - began
      const status = product.status()
      if (status === null) return { backMs: null, problems: ['npm start stays alive without a platform'] }
      // What it said last may come after its end.
      const isSaid = await untilTrue('the sentence', 2_000, async () => sentence.test(product.said())).then(
        () => true,
        () => false,
      )
      return {
        backMs: took,
        problems: [
          ...(status === 0 ? ['it ended with status 0'] : []),
          ...(isSaid ? [] : ['it ended without saying that the platform is given up']),
        ],
      }
    } finally {
      await product.stop()
    }
  },
}
