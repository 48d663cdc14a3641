/** Under test, what a process keeps for a moment is forgotten when it is asked to: no journey waits the moment out. */
import type { FastifyInstance } from 'fastify'
import { forgetKept } from '../briefly.ts'

export function mountForget(app: FastifyInstance): void {
  app.post('/dev/forget', { config: { policy: 'demo', rate: 'free' } }, async (_request, reply) => {
    forgetKept()
    return reply.code(204).send()
  })
}
