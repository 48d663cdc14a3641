/** Takes what was gathered to the database and each answer to its caller. */
import { isLost, pauseMs, Unknown } from '@jackfruit/postgres'
import type { Movement, Outcome } from '../movement.ts'
import type { Writer } from './writer.ts'

export interface Posted {
  readonly accountId: bigint
  readonly balance: bigint
  readonly seq: bigint
}

export interface Waiting {
  readonly movement: Movement
  readonly settle: (outcome: Outcome) => void
  readonly fail: (error: Error) => void
}

export interface Lane {
  readonly writer: Writer
  queue: Waiting[]
  busy: boolean
  /** In a row. */
  failures: number
}

const noPartition = '23514'
const firstPauseMs = 200

interface Carrying {
  readonly onPosted: ((posted: Posted) => void) | undefined
  readonly onError: (error: Error) => void
  readonly isClosed: () => boolean
}

/** Answers whether all of it was written at once. */
export function openCarrying({ onPosted, onError, isClosed }: Carrying) {
  /** A refused batch is redone one by one, so that one bad item fails alone. A lost connection leaves the outcome unknown. */
  async function recover(lane: Lane, items: Waiting[], error: Error & { code?: string }) {
    if (isUnknown(error)) return leave(lane, items, error)
    if (error.code === noPartition) await lane.writer.ensurePartitions()
    for (const [at, item] of items.entries()) {
      try {
        deliver([item], await write(lane, [item]))
      } catch (alone) {
        if (isUnknown(alone)) return leave(lane, items.slice(at), alone as Error)
        item.fail(alone as Error)
      }
    }
  }

  /** Nobody knows what became of these. The pauses grow while it does not come back. */
  async function leave(lane: Lane, items: readonly Waiting[], error: Error) {
    lane.writer.drop()
    onError(error)
    for (const item of items) item.fail(new Unknown(error))
    if (!isClosed()) await new Promise((wake) => setTimeout(wake, pauseMs(lane.failures++, firstPauseMs)))
  }

  function deliver(items: readonly Waiting[], outcomes: readonly Outcome[]) {
    for (const [i, item] of items.entries()) {
      const outcome = outcomes[i]
      if (!outcome) {
        item.fail(new Error('the ledger answered too few items'))
        continue
      }
      item.settle(outcome)
      if (outcome.status === 'posted' && !outcome.replayed) {
        onPosted?.({ accountId: item.movement.accountId, balance: outcome.balance, seq: outcome.seq })
      }
    }
  }

  return async (lane: Lane, items: Waiting[]): Promise<boolean> => {
    try {
      deliver(items, await write(lane, items))
      lane.failures = 0
      return true
    } catch (error) {
      await recover(lane, items, error as Error & { code?: string })
      return false
    }
  }
}

/** Whether it failed on the way, or in a manner that nobody has thought of. */
const isUnknown = (error: unknown) => isLost(error) || !(error as { code?: string }).code

const write = ({ writer }: Lane, items: readonly Waiting[]) =>
  writer.write(items.map(({ movement }) => movement))
