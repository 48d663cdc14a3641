/** Workers as their parent sees them: three at work, and some that wait to take the place of one that is killed. */
import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'

export interface ToWorker {
  readonly now: number
}
export type FromWorker =
  | { readonly what: 'ready' }
  | { readonly what: 'done' }
  | { readonly what: 'failed'; readonly error: string }

const file = fileURLToPath(new URL('./worker.ts', import.meta.url))
const spares = 1

export interface Worker {
  /** Resolves once it has done all that it could, or was killed. */
  work(now: number): Promise<void>
  /** Without a word; answers whether it was still at work. */
  kill(): boolean
  end(): Promise<void>
}

export interface Workers {
  /** So many that are alive. */
  take(count: number): Promise<readonly Worker[]>
  readonly problems: readonly string[]
  close(): Promise<void>
}

export function openWorkers(url: string): Workers {
  const problems: string[] = []
  let open: { readonly worker: Worker; isGone: boolean }[] = []
  const waiting: Promise<void>[] = []
  const start = async () => {
    const { worker, ready, gone } = begin(url, problems)
    await ready
    const own = { worker, isGone: false }
    open.push(own)
    void gone.then(() => {
      own.isGone = true
    })
  }
  return {
    problems,
    async take(count) {
      open = open.filter(({ isGone }) => !isGone)
      while (open.length < count) {
        if (waiting.length === 0) waiting.push(start())
        await waiting.shift()
        open = open.filter(({ isGone }) => !isGone)
      }
      while (open.length + waiting.length < count + spares) waiting.push(start())
      return open.slice(0, count).map(({ worker }) => worker)
    },
    async close() {
      await Promise.all(waiting)
      await Promise.all(open.map(({ worker }) => worker.end()))
    },
  }
}

function begin(url: string, problems: string[]) {
  const child: ChildProcess = fork(file, [url], { execArgv: ['--disable-warning=ExperimentalWarning'] })
  let isKilled = false
  let done: (() => void) | null = null
  const finish = () => {
    done?.()
    done = null
  }
  const gone = new Promise<void>((resolve) => {
    child.once('exit', (status, signal) => {
      if (!isKilled) problems.push(`a worker ended by itself (${signal ?? status})`)
      finish()
      resolve()
    })
  })
  const ready = new Promise<void>((resolve) => {
    child.on('message', (told: FromWorker) => {
      if (told.what === 'ready') resolve()
      else if (told.what === 'done') finish()
      else problems.push(told.error)
    })
    void gone.then(resolve)
  })
  const end = () => {
    isKilled = true
    child.kill('SIGKILL')
  }
  const worker: Worker = {
    work: (now) =>
      new Promise((resolve) => {
        done = resolve
        child.send({ now } satisfies ToWorker, (error) => error && finish())
      }),
    kill() {
      const wasAtWork = done !== null
      end()
      return wasAtWork
    },
    end() {
      end()
      return gone
    },
  }
  return { worker, ready, gone }
}
