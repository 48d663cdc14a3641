/** In tests: no transaction asks for a second connection of its pool. */
import { AsyncLocalStorage } from 'node:async_hooks'
import type { Database } from './db.ts'

/**
 * Such a transaction stands still where all other connections wait for its locks, until they give up. What is needed to
 * decide is read before, over the transaction itself, or by what is kept (`keptDb`): here such a question fails.
 */
export function demandOneEach({ pool, db }: Pick<Database, 'pool' | 'db'>): void {
  const held = new AsyncLocalStorage<{ isOpen: boolean }>()
  const begin = db.transaction.bind(db)
  db.transaction = () => {
    const builder = begin()
    const execute = builder.execute.bind(builder)
    builder.execute = (work) =>
      execute(async (tx) => {
        const mine = { isOpen: true }
        try {
          return await held.run(mine, () => work(tx))
        } finally {
          mine.isOpen = false
        }
      })
    return builder
  }
  const connect = pool.connect.bind(pool) as (...given: unknown[]) => unknown
  pool.connect = ((...given: unknown[]) => {
    if (held.getStore()?.isOpen) throw new Error('a transaction asked for a second connection of its pool')
    return connect(...given)
  }) as typeof pool.connect
}
