/**
 * Work by the clock, through graphile-worker: each task runs once however many processes there
 * are, and again when its process died.
 */
import { type Runner, run } from 'graphile-worker'
import pg from 'pg'
import { forgiveLostConnections } from '../database/db.ts'

export interface Job {
  /** Letters, digits and dashes, beginning with a letter: a blank would end the name in the queue's table of times. */
  readonly name: string
  /** Five fields of cron, UTC. */
  readonly cron: string
  work(): Promise<void>
}

export interface JobsOptions {
  /** The owner of the schema: the queue keeps its own tables. */
  readonly ownerUrl: string
  readonly jobs: readonly Job[]
  readonly onError: (job: string, error: unknown) => void
}

const quiet = () => {}

/** The queue writes its ids as JSON when a task fails, and would fall over our bigints: with the whole process. */
const int8 = 20
const idsAsText: pg.CustomTypesConfig = {
  getTypeParser: (id: number, format?: 'text' | 'binary') =>
    id === int8 ? String : pg.types.getTypeParser(id, format),
}

export async function startJobs({
  ownerUrl,
  jobs,
  onError,
}: JobsOptions): Promise<{ stop(): Promise<void> }> {
  const names = jobs.map(({ name }) => name)
  const twice = names.find((name, index) => names.indexOf(name) < index)
  if (twice) throw new Error(`two jobs are called ${twice}`)
  const odd = names.find((name) => !/^[a-z][a-z0-9-]*$/i.test(name))
  if (odd !== undefined)
    throw new Error(`the job “${odd}” needs a name of letters, digits and dashes that begins with a letter`)
  const { Logger } = await import('graphile-worker')
  const pgPool = new pg.Pool({ connectionString: ownerUrl, max: 4, types: idsAsText })
  forgiveLostConnections(pgPool)
  const runner: Runner = await run({
    pgPool,
    concurrency: 2,
    noHandleSignals: true,
    pollInterval: 5_000,
    logger: new Logger(() => quiet),
    crontab: jobs.map(({ name, cron }) => `${cron} ${name}`).join('\n'),
    taskList: Object.fromEntries(
      jobs.map(({ name, work }) => [
        name,
        async () => {
          try {
            await work()
          } catch (error) {
            onError(name, error)
            throw error
          }
        },
      ]),
    ),
  })
  return {
    async stop() {
      await runner.stop()
      await pgPool.end()
    },
  }
}
