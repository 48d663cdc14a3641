/**
 * Work in the background that gives way: calls of players want the same processors, and a second of work done in one go
 * is a second in which each of them waits. One piece is done at a time in a process that answers calls, whoever it belongs
 * to, and two in one that answers none; between two of its pieces each work rests for as long as the last one took.
 */

export interface Pace {
  /** Does it when it is its turn, and rested. */
  piece<T>(work: () => Promise<T>): Promise<T>
  /** It has rested enough: who is far behind catches up without a pause. */
  isHurried(): boolean
}

/** What has rested for so long is done in one go from then on: nothing falls behind for ever. */
const restsMostMs = 20_000
/** A piece that waited for something else pauses the next no longer than this. */
const restMostMs = 200

/** Nobody waits for one that hangs. */
const turnMostMs = 1_000

let answers = true

/** Said once by a process that answers no calls: its pieces may be larger, for nobody waits behind them in it. */
export function answerNoCalls(): void {
  answers = false
}

export const callsAreAnswered = (): boolean => answers

interface Queue {
  last: Promise<unknown>
  waiting: number
}

/** Where calls are answered one piece is done at a time; elsewhere two, for each waits for the database half of its time. */
const queues: readonly Queue[] = [1, 2].map(() => ({ last: Promise.resolve(), waiting: 0 }))

/** After what was asked for before it, in the shortest queue. */
export function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const [first, second] = queues as readonly [Queue, Queue]
  const queue = answers || first.waiting <= second.waiting ? first : second
  queue.waiting += 1
  const done = endOf(queue.last)
    .then(work)
    .finally(() => {
      queue.waiting -= 1
    })
  queue.last = done.catch(() => {})
  return done
}

function endOf(before: Promise<unknown>): Promise<void> {
  return new Promise((go) => {
    const late = setTimeout(go, turnMostMs)
    void before.then(() => {
      clearTimeout(late)
      go()
    })
  })
}

/** For one run of a work: its rests are counted together. */
export function openPace(restsMost = restsMostMs): Pace {
  let owedMs = 0
  let restedMs = 0
  const isHurried = () => restedMs >= restsMost
  return {
    isHurried,
    async piece(work) {
      if (owedMs > 0 && !isHurried()) {
        restedMs += owedMs
        await new Promise((wake) => setTimeout(wake, owedMs))
      }
      return inTurn(async () => {
        const from = performance.now()
        try {
          return await work()
        } finally {
          owedMs = Math.min(performance.now() - from, restMostMs)
        }
      })
    },
  }
}
