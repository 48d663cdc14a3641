/** The studios' database as its operator keeps it: copied, and put back. */
import { setTimeout as pause } from 'node:timers/promises'
import { sendKill } from '@jackfruit/groundwork/kill'
import { isReady } from '../kill-test/games/child.ts'
import { asSuperuser } from './cluster.ts'
import type { World } from './world.ts'

const live = 'jackfruit_studios'
const copy = 'copy_of_studios'

/** Nobody may be in a database that is copied: those who are come back by themselves. */
export async function copyStudios(world: World): Promise<void> {
  await alone(world, live, [`create database ${copy} template ${live} owner jackfruit_studio`])
}

/** And starts the studio host, as whoever restores a database does. */
export async function putBackStudios(world: World): Promise<void> {
  await alone(world, live, [
    'drop database if exists lost_studios with (force)',
    `alter database ${live} rename to lost_studios`,
    `alter database ${copy} rename to ${live}`,
  ])
  sendKill(world.stack.pids().studios)
  await pause(1_500)
  await isReady(`http://127.0.0.1:${world.ground.ports.games}/healthz`)
}

async function alone(world: World, database: string, work: readonly string[]): Promise<void> {
  const admin = world.cluster().adminUrl()
  await asSuperuser(admin, `alter database ${database} allow_connections false`)
  try {
    await asSuperuser(
      admin,
      `select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = '${database}'`,
    )
    for (const each of work) await asSuperuser(admin, each)
  } finally {
    await asSuperuser(admin, `alter database ${live} allow_connections true`)
  }
}
