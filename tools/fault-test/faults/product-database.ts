import { sendKill } from '@jackfruit/groundwork/kill'
import { untilTrue } from '../cluster.ts'
import type { FaultAlone } from '../fault.ts'
import { backAfter, startProduct } from '../product.ts'

export const productDatabase: FaultAlone = {
  name: 'product-database',
  title: 'the PostgreSQL that npm start brought up is killed',
  backWithinMs: 20_000,
  async alone() {
    const product = await startProduct()
    try {
      sendKill(product.databasePid())
      await untilTrue('not being ready', 10_000, async () => (await backAfter(product, 1)) === null)
      return { backMs: await backAfter(product, 60_000), problems: [] }
    } finally {
      await product.stop()
    }
  },
}
