/**
 * Commands for tests, as an operator gives them. Most of what a small program takes is the loading of the platform's
 * modules, two seconds of a processor: here a process of its own loads them once and does one command after the
 * other. What only a process by itself shows, that it ends for one, is `alone`: once in each file is enough.
 */
import { type ChildProcess, execFile, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { bare } from '@jackfruit/groundwork/bare'

export interface Asked {
  readonly script: string
  readonly words: readonly string[]
}

export interface Told {
  readonly status: number
  readonly stdout: string
  readonly stderr: string
  /** The process is not there any more: the next command has another one. */
  readonly isLast: boolean
}

export interface Ended {
  readonly status: number
  readonly stdout: string
  readonly stderr: string
}

export interface Commands {
  /** Of a script of tools, such as `fixture` or `members/main`. */
  run(script: string, ...words: readonly string[]): Promise<Ended>
  alone(script: string, ...words: readonly string[]): Promise<Ended>
  close(): Promise<void>
}

const fileOf = (script: string) => fileURLToPath(new URL(`../../${script}.ts`, import.meta.url))

/** With this environment and nothing else of ours. */
export function openCommands(environment: () => Readonly<Record<string, string>>): Commands {
  const surroundings = () => ({ ...bare(), NODE_NO_WARNINGS: '1', ...environment() })
  let host: ChildProcess | null = null
  /** Each waits for the one before, as at one desk. */
  let before: Promise<unknown> = Promise.resolve()

  function hosted(): ChildProcess {
    host ??= fork(fileURLToPath(new URL('./host.ts', import.meta.url)), {
      ...{ env: surroundings(), execArgv: [], stdio: ['ignore', 'inherit', 'inherit', 'ipc'] },
    })
    return host
  }

  function asked(question: Asked): Promise<Ended> {
    const child = hosted()
    return new Promise<Ended>((done, failed) => {
      const gone = () => {
        host = null
        failed(new Error(`the process that does commands ended during ${question.script}`))
      }
      child.once('exit', gone)
      child.once('message', ({ isLast, ...ended }: Told) => {
        child.off('exit', gone)
        if (isLast) host = null
        done(ended)
      })
      child.send(question)
    })
  }

  return {
    run(script, ...words) {
      const turn = before.then(() => asked({ script: fileOf(script), words }))
      before = turn.catch(() => {})
      return turn
    },
    alone: (script, ...words) =>
      new Promise((done) => {
        execFile(
          process.execPath,
          [fileOf(script), ...words],
          { env: surroundings() },
          (error, stdout, stderr) => {
            const status = error ? (typeof error.code === 'number' ? error.code : 1) : 0
            done({ status, stdout, stderr })
          },
        )
      }),
    async close() {
      const child = host
      host = null
      if (!child?.connected) return
      const gone = once(child, 'exit')
      child.disconnect()
      await gone
    },
  }
}
