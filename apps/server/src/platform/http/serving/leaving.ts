/** What callers notice of a server that is about to stop, while it still answers everything. */
import type { FastifyInstance } from 'fastify'
import { leaveDirectly } from '../direct.ts'

export interface Leaving {
  /** From now on the connection of each answer ends with it, so that the next call goes elsewhere. */
  leave(): void
  /** Ends what callers hold open although nothing of theirs is under way any longer. */
  cut(): void
}

export function mountLeaving(app: FastifyInstance): Leaving {
  let isLeaving = false
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (isLeaving) reply.header('connection', 'close')
    done(null, payload)
  })
  return {
    leave() {
      isLeaving = true
      leaveDirectly(app)
    },
    cut: () => app.server.closeAllConnections(),
  }
}
