/** Measures the least that a signed call can cost here, by the load that sends stakes. */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { claimPorts } from '@jackfruit/groundwork/ports'
import { forkLoad } from '../shared/fork-load.ts'
import { type FloorJob, floorPaths, type Job, type Loaded } from './job.ts'

const durations = { warmMs: 2_000, measureMs: 5_000 }

/** What is told of each: its name, and what the load found. */
export async function measureLeast(
  { databaseUrl, ...job }: Omit<Job, 'port' | 'warmMs' | 'measureMs'> & Pick<FloorJob, 'databaseUrl'>,
  tell: (name: string, loaded: Loaded) => void,
): Promise<void> {
  const [port = 0] = await claimPorts(1)
  const server = fork(fileURLToPath(new URL('./floor.ts', import.meta.url)))
  try {
    server.send({ databaseUrl, port, vendor: job.vendor, secret: job.secret } satisfies FloorJob)
    await once(server, 'message')
    const load = (path: string) =>
      forkLoad<Loaded>(new URL('./load.ts', import.meta.url), { ...job, ...durations, port, path })
    tell('signed, no more', await load(floorPaths.signed))
    tell('signed, one row', await load(floorPaths.row))
  } finally {
    server.disconnect()
  }
}
