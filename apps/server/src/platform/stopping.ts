import { endingWith } from '@jackfruit/kernel'
import type { FastifyBaseLogger } from 'fastify'

/** A few parts are ended one after the other, so this is a third of what a process is given to stop. */
const partWithinMs = 3_000

export const endingParts = (log: FastifyBaseLogger) => endingWith(log, partWithinMs)
