/**
 * Work by the clock, through graphile-worker: each task runs once however many processes there
 * are, and again when its process died. When it runs is for schedule.ts to say, by the database's clock: the queue's
 * own schedule asks the process, and a process whose clock was a day ahead did nothing until the next day.
 */
import { bounds, isPassing, openPool } from '@jackfruit/postgres'
import { type Runner, run } from 'graphile-worker'
import pg from 'pg'
import type { Clock } from './clock.ts'
import { loop } from './loop.ts'
import { beginDue, minuteOf, timetableOf } from './schedule.ts'

export interface Job {
  /** Letters, digits and dashes, beginning with a letter: a blank would end the name in the queue's table of times. */
  readonly name: string
  /** Five fields of cron, UTC. */
  readonly cron: string
  /** What takes long ends soon after it is told that the process stops, and goes on with the next run. */
  work(stopping?: AbortSignal): Promise<void>
}

export interface JobsOptions {
  /** The owner of the schema: the queue keeps its own tables. */
  readonly ownerUrl: string
  readonly jobs: readonly Job[]
  readonly onError: (job: string, error: unknown) => void
  /** While it is apart from the clock of this process, that neither begins jobs nor runs any. */
  readonly clock?: Pick<Clock, 'now' | 'apart'>
  /** Hears of jobs that remembered the future. */
  readonly onPulledBack?: (jobs: readonly string[]) => void
}

/** How soon after the beginning of a minute its jobs begin, and after a clock was put right. */
const lookEveryMs = 1_000

const quiet = () => {}

/** The queue writes its ids as JSON when a task fails, and would fall over our bigints: with the whole process. */
const int8 = 20
const idsAsText: pg.CustomTypesConfig = {
  getTypeParser: (id: number, format?: 'text' | 'binary') =>
    id === int8 ? String : pg.types.getTypeParser(id, format),
}

/** Of its connections one only listens. */
const heartbeatMs = 5_000

/**
 * That a job has ended is written down by a promise that the queue does not wait for, and tried again for few failures
 * alone: any other would end the process. So each that passes is one of those.
 */
function askAgain(pool: pg.Pool): void {
  const again = (error: unknown) => {
    throw isPassing(error) ? Object.assign(error as Error, { code: 'ETIMEDOUT' }) : error
  }
  const wrapped = <Ask extends (...given: never[]) => unknown>(ask: Ask) =>
    ((...given) => {
      const answer = ask(...given)
      return answer instanceof Promise ? answer.catch(again) : answer
    }) as Ask
  pool.connect = wrapped(pool.connect.bind(pool) as () => unknown) as typeof pool.connect
  pool.on('connect', (client) => {
    client.query = wrapped(client.query.bind(client) as () => unknown) as typeof client.query
  })
}

export async function startJobs({
  ownerUrl,
  jobs,
  onError,
  clock = { now: () => new Date(), apart: () => null },
  onPulledBack = () => {},
}: JobsOptions): Promise<{ stop(): Promise<void> }> {
  const names = jobs.map(({ name }) => name)
  const twice = names.find((name, index) => names.indexOf(name) < index)
  if (twice) throw new Error(`two jobs are called ${twice}`)
  const odd = names.find((name) => !/^[a-z][a-z0-9-]*$/i.test(name))
  if (odd !== undefined)
    throw new Error(`the job “${odd}” needs a name of letters, digits and dashes that begins with a letter`)
  const { Logger, runMigrations } = await import('graphile-worker')
  const timetable = timetableOf(jobs)
  const pgPool = openPool(ownerUrl, { bounds: bounds.answering, max: 4, types: idsAsText, heartbeatMs })
  askAgain(pgPool)
  const stopping = new AbortController()
  const shared = { pgPool, logger: new Logger(() => quiet) }
  const begin = () =>
    run({
      ...shared,
      concurrency: 2,
      noHandleSignals: true,
      pollInterval: 5_000,
      taskList: Object.fromEntries(
        jobs.map(({ name, work }) => [
          name,
          async () => {
            try {
              await work(stopping.signal)
            } catch (error) {
              onError(name, error)
              throw error
            }
          },
        ]),
      ),
    })
  await runMigrations(shared)
  let runner: Runner | null = clock.apart() ? null : await begin()
  let lookedAt: number | null = null
  const schedule = loop({
    name: 'schedule',
    everyMs: lookEveryMs,
    onError: (error) => onError('schedule', error),
    async work() {
      if (clock.apart()) {
        lookedAt = null
        await runner?.stop()
        runner = null
        return
      }
      runner ??= await begin()
      if (lookedAt === minuteOf(clock.now()).getTime()) return
      const { pulledBack, minute } = await beginDue(pgPool, timetable)
      if (pulledBack.length > 0) onPulledBack(pulledBack)
      lookedAt = minute.getTime()
    },
  })
  return {
    async stop() {
      stopping.abort()
      await schedule.stop()
      await runner?.stop()
      await pgPool.end()
    },
  }
}
