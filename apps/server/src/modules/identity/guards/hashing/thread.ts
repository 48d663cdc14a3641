/** A thread for slow hashes: begun at the first, begun anew where it fell, and no reason for a program to stay. */
import { Worker } from 'node:worker_threads'
import type { Argon2 } from './argon2.ts'
import type { Told, Wanted } from './worker.ts'

/** One thing is asked of it at a time. What the hash throws is thrown; so is the thread's end. */
export function openHashThread(file = new URL('./worker.ts', import.meta.url)): Argon2 {
  let thread: Worker | null = null

  const begin = () => {
    const worker = new Worker(file, { env: {}, stdin: false })
    worker.once('exit', () => {
      if (thread === worker) thread = null
    })
    return worker
  }

  const ask = async (wanted: Wanted): Promise<Told> => {
    thread ??= begin()
    const worker = thread
    const { promise, resolve, reject } = Promise.withResolvers<Told>()
    const onEnd = () => reject(new Error('the hashing thread ended'))
    worker.once('message', resolve).once('error', reject).once('exit', onEnd)
    worker.ref()
    worker.postMessage(wanted)
    try {
      const told = await promise
      if ('failed' in told) throw new Error(told.failed)
      return told
    } finally {
      worker.unref()
      worker.off('message', resolve).off('error', reject).off('exit', onEnd)
    }
  }

  return {
    async hash(password, cost) {
      const told = await ask({ password, cost })
      return 'hash' in told ? told.hash : ''
    },
    async verify(stored, password) {
      const told = await ask({ password, stored })
      return 'isMatch' in told && told.isMatch
    },
  }
}
