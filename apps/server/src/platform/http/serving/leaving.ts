/** What callers notice of a server that is about to stop, while it still answers everything. */
import type { FastifyInstance } from 'fastify'

export interface Leaving {
  /** From now on the connection of each answer ends with it, so that the next call goes elsewhere. */
  leave(): void
  /** Ends what callers hold open although nothing of theirs is under way any longer. */
  cut(): void
}

export function mountLeaving(app: FastifyInstance): Leaving {
  let isLeaving = false
  app.addHook('onSend', async (_request, reply) => {
    if (isLeaving) reply.header('connection', 'close')
  })
  return {
    leave() {
      isLeaving = true
    },
    cut: () => app.server.closeAllConnections(),
  }
}
