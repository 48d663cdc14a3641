/** A process of its own with its own lanes and sealer. It is made to be killed: all that counts it tells its parent at once. */
import { setTimeout as pause } from 'node:timers/promises'
import { anchorKey, type Lanes, openLanes, startSealer } from '../../apps/server/src/modules/ledger/index.ts'
import { movementOf } from './load.ts'
import type { Answer, Order, Report } from './messages.ts'

const retryPauseMs = 50

let lanes: Lanes | null = null
let halted = false
let answers: Answer[] = []

process.on('message', (message: Order | 'halt') => {
  if (message === 'halt') halted = true
  else void work(message)
})
process.on('disconnect', () => process.exit(0))

async function work({ url, world, numbers, from, until, callers, variant, seal }: Order) {
  lanes ??= await openLanes({ url })
  const open = lanes
  const sealer = seal
    ? startSealer({ url, anchorsFile: seal.file, key: anchorKey(seal.secret), everyMs: 150 })
    : null
  let place = 0
  let next = from
  const take = () => {
    if (place < numbers.length) return numbers[place++]
    return !halted && next < until ? next++ : undefined
  }
  await Promise.all(
    Array.from({ length: callers }, async () => {
      for (let n = take(); n !== undefined; n = take()) await submit(open, n, movementOf(world, n, variant))
    }),
  )
  await sealer?.stop()
  tell()
  report({ done: true, next })
}

/** Sends the same key until there is an answer, as a vendor does. */
async function submit(open: Lanes, n: number, movement: ReturnType<typeof movementOf>) {
  for (;;) {
    try {
      const { status, replayed, seq } = await open.submit(movement)
      if (answers.length === 0) setImmediate(tell)
      answers.push({ n, status, replayed, seq })
      return
    } catch (error) {
      if (!(error instanceof Error && 'statusCode' in error && error.statusCode === 503)) {
        report({ error: `number ${n}: ${error}` })
        return
      }
      await pause(retryPauseMs)
    }
  }
}

function tell() {
  if (answers.length > 0) report({ answers })
  answers = []
}

function report(message: Report) {
  process.send?.(message)
}
