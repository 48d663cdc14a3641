import { setTimeout as pause } from 'node:timers/promises'
import type { Fault } from '../../fault.ts'
import { connectTo } from '../../world.ts'

const tables = ['ledger.accounts', 'identity.sessions', 'cashier.deposits']

export const lockedTables: Fault = {
  name: 'locked-tables',
  title: 'somebody holds hot tables locked for 12 s, as a change of the schema by hand would',
  backWithinMs: 10_000,
  async happen({ world }) {
    const admin = await connectTo(world.adminUrl)
    try {
      await admin.query('begin')
      for (const table of tables) await admin.query(`lock table ${table} in access exclusive mode`)
      await pause(12_000)
      await admin.query('rollback')
    } finally {
      await admin.end()
    }
    return []
  },
}
