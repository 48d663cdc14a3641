/** What a verification takes, measured by itself: in a process of its own, and the database's processor beside it. */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { parentOf, processorMs, reapedMs } from '../vendor/processor.ts'
import type { BenchDatabase } from './database.ts'

export interface Verified {
  readonly seals: number
  readonly rows: number
  readonly problems: readonly string[]
  readonly seconds: number
  /** Of the process that hashes, with its start. */
  readonly processorSeconds: number
  readonly mostMb: number
  /** Of the database. */
  readonly serverSeconds: number
}

export async function verifyApart(
  database: BenchDatabase,
  what: string,
  { anchorsFile, checkedFile }: { anchorsFile: string; checkedFile?: string },
): Promise<Verified> {
  const [row] = await database.query('select pg_backend_pid() as pid')
  const server = parentOf(Number(row?.['pid'])) ?? 0
  const used = () => (processorMs(server) ?? 0) + (reapedMs(server) ?? 0)
  const before = used()
  const place = checkedFile ? [checkedFile] : []
  const verifier = fork(fileURLToPath(new URL('./verifier.ts', import.meta.url)), [
    ...[database.adminUrl, anchorsFile, ...place],
  ])
  const ended = once(verifier, 'exit')
  const [told] = (await once(verifier, 'message')) as [Omit<Verified, 'serverSeconds'>]
  await ended
  const verified = { ...told, serverSeconds: (used() - before) / 1_000 }
  const { rows, seals, seconds, processorSeconds, serverSeconds, mostMb, problems } = verified
  console.log(
    `${what}: ${rows.toLocaleString('en')} transfers in ${seals} seals in ${seconds.toFixed(1)} s; processor ${processorSeconds.toFixed(1)} s here, ${serverSeconds.toFixed(1)} s in the database; memory at most ${mostMb.toFixed(0)} MB: ${problems.length === 0 ? 'clean' : problems.join('; ')}`,
  )
  return verified
}
