/** A worker as its parent sees it. */
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Answer, Order, Report } from './messages.ts'

const file = fileURLToPath(new URL('./worker.ts', import.meta.url))

export interface Worker {
  /** Resolves with the next number when everything of the order was answered. */
  work(order: Order): Promise<number>
  /** Takes no new numbers; what is on its way is still answered. */
  halt(): void
  /** Ends it without a word, and hears out what it had already said. */
  kill(): Promise<void>
}

export function startWorker({
  onAnswers,
  onError,
}: {
  onAnswers(answers: readonly Answer[]): void
  onError(error: string): void
}): Worker {
  const child: ChildProcess = fork(file, {
    serialization: 'advanced',
    execArgv: ['--disable-warning=ExperimentalWarning'],
  })
  let done: (next: number) => void = () => {}
  let killed = false
  child.on('message', (report: Report) => {
    if ('answers' in report) onAnswers(report.answers)
    else if ('error' in report) onError(report.error)
    else done(report.next)
  })
  child.once('exit', (status, signal) => {
    if (!killed) onError(`a worker ended by itself (${signal ?? status})`)
  })
  return {
    work(order) {
      const finished = new Promise<number>((resolve) => {
        done = resolve
      })
      child.send(order)
      return finished
    },
    halt: () => void child.send('halt'),
    async kill() {
      killed = true
      const gone = Promise.all([once(child, 'exit'), once(child, 'disconnect')])
      child.kill('SIGKILL')
      await gone
    },
  }
}
