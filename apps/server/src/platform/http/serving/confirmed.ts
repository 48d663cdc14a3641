/** Answers about money are given when a standby has what they say: one that only repeats has waited for nobody. */
import { confirm } from '@jackfruit/postgres'
import type { FastifyInstance } from 'fastify'
import type pg from 'pg'

export function confirmMoney(app: FastifyInstance, pool: Pick<pg.Pool, 'query'>): void {
  app.addHook('preSerialization', async ({ routeOptions: { config } }, reply, payload) => {
    if (config.money && reply.statusCode < 300) await confirm(pool)
    return payload
  })
}
