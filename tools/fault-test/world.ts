/** One copy of the ground with everything running on it, and what a fault needs to be done to it. */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { startSimulator } from '@jackfruit/groundwork/payment-simulator/server'
import { openTcpProxy, type TcpProxy } from '@jackfruit/groundwork/tcp-proxy'
import pg from 'pg'
import { openLine } from '../storm/line.ts'
import type { World as StormWorld } from '../storm/world.ts'
import { type Cluster, copyFolder, openCluster } from './cluster.ts'
import type { Ground } from './ground.ts'
import { type Heard, openHeard } from './heard.ts'
import { bringUpOn } from './programs.ts'

export interface World extends StormWorld {
  readonly ground: Ground
  readonly heard: Heard
  readonly wire: TcpProxy
  /** The platforms' way to the payment gateway. */
  readonly payments: TcpProxy
  /** What the programs' database is now: a fault may put another in its place. */
  cluster(): Cluster
  /** From now on this one is the database, for us and, when `wire` says so, for the programs. */
  moveTo(cluster: Cluster, programs: 'too' | 'not yet'): void
  /** A folder beside the world's data, gone with it. */
  folder(name: string): string
  /** Ends with the world, in the opposite order. */
  onClose(stop: () => Promise<unknown> | unknown): void
  /** The owner of the schema, as we reach it. */
  readonly adminUrl: string
  readonly journalUrl: string
}

export interface WorldOptions {
  readonly settings?: Readonly<Record<string, string>>
  /** More environment of the programs, for a world whose data lies there. */
  readonly env?: (dataDir: string) => Readonly<Record<string, string>>
  readonly say: (line: string) => void
  /** Called with its folder before anything is in it. */
  readonly prepare?: (folder: string) => () => void
}

export async function openWorld(ground: Ground, options: WorldOptions): Promise<World> {
  const { settings = {}, env = () => ({}), say, prepare } = options
  const { ports, wire, ours, secrets, durable } = ground
  const place = join(ground.place, 'world')
  const dataDir = join(place, 'data')
  rmSync(place, { recursive: true, force: true })
  const stops: (() => Promise<unknown> | unknown)[] = [() => rmSync(place, { recursive: true, force: true })]
  const close = async () => {
    for (const stop of stops.splice(0).toReversed()) await stop()
  }
  try {
    if (prepare) stops.push(prepare(dataDir))
    copyFolder(ground.folder, dataDir)
    let cluster = await openCluster({
      ...{ root: join(dataDir, 'postgres'), durable, port: ports.database, settings },
    })
    stops.push(() => cluster.stop())
    const moveTo = (next: Cluster, programs: 'too' | 'not yet') => {
      cluster = next
      ours.redirect(next.adminUrl())
      ours.cut()
      if (programs === 'too') wire.redirect(next.adminUrl())
    }
    moveTo(cluster, 'too')
    await wire.accept()
    const heard = openHeard()
    const platformUrl = `http://127.0.0.1:${ports.platforms[0]}`
    const simulator = await startSimulator({ port: 0, platformUrl, secret: secrets.payments })
    const payments = await openTcpProxy(simulator.url)
    stops.push(
      () => simulator.stop(),
      () => payments.close(),
    )
    const stack = await bringUpOn({
      ...{ dataDir, ports, cluster, wire, say },
      env: { PAYMENTS_URL: `http://127.0.0.1:${payments.port}`, ...env(dataDir) },
    })
    stops.push(
      () => wire.accept(),
      () => stack.stop(),
    )
    const [first, second] = ports.platforms
    const lines = [openLine(first, heard.hear), openLine(second, heard.hear)] as const
    stops.push(() => {
      for (const line of lines) line.close()
    })
    const journal = new URL(stack.adminUrl)
    journal.pathname = '/jackfruit_studios'
    return {
      ...{
        ground,
        dataDir,
        stack,
        secrets,
        simulator,
        lines,
        people: ground.people,
        heard,
        wire,
        payments,
        moveTo,
        close,
      },
      cluster: () => cluster,
      folder: (name) => join(place, name),
      onClose: (stop) => void stops.push(stop),
      adminUrl: ours.through(stack.adminUrl),
      journalUrl: ours.through(journal.toString()),
    }
  } catch (error) {
    await close()
    throw error
  }
}

export async function connectTo(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  return client
}
