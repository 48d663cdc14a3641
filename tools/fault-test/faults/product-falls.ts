import { setTimeout as pause } from 'node:timers/promises'
import { sendKill } from '@jackfruit/groundwork/kill'
import type { FaultAlone } from '../fault.ts'
import { startProduct } from '../product.ts'

const withinMs = 75_000

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
      const said = /gave up|giving up|ended/i.test(product.said().slice(-600))
      return {
        backMs: took,
        problems: [
          ...(status === 0 ? ['it ended with status 0'] : []),
          ...(said ? [] : ['it ended without a sentence']),
        ],
      }
    } finally {
      await product.stop()
    }
  },
}
