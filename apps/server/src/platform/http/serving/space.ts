/** Calls of money while the database's disk is nearly full: refused for a while, before anything of theirs is begun. */
import type { FastifyInstance } from 'fastify'
import type { MoneyCall, Space } from '../../database/space.ts'
import { HttpProblem } from '../problem.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What it does with money, where it does. Calls of vendors answer in their own envelope. */
    money?: MoneyCall
  }
}

const retryAfterSeconds = 30

export function demandSpace(app: FastifyInstance, { allows }: Pick<Space, 'allows'>): void {
  app.addHook('preHandler', async ({ routeOptions: { config } }) => {
    if (config.money && !allows(config.money))
      throw new HttpProblem(503, 'money_paused', { retryAfter: retryAfterSeconds })
  })
}
