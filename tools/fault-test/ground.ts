/**
 * What every fault begins with, made once: a database with a brand, members with money, players and their
 * games. Each world stands on a copy of these files, so that no fault hears of the one before.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { claimPorts } from '@jackfruit/groundwork/ports'
import { openTcpProxy, type TcpProxy } from '@jackfruit/groundwork/tcp-proxy'
import '../../apps/server/src/platform/database/int8.ts'
import pg from 'pg'
import { openPlayers, type People } from '../kill-test/games/people.ts'
import type { Seat } from '../kill-test/games/player.ts'
import { type Secrets, secretsIn } from '../stack/secrets.ts'
import { openLine } from '../storm/line.ts'
import { openPeople, type Person } from '../storm/people.ts'
import { type Before, readBefore } from '../storm/prove.ts'
import { openCluster } from './cluster.ts'
import { bringUpOn, type Ports } from './programs.ts'

export interface Ground {
  /** Of the files that are copied. */
  readonly folder: string
  /** Where worlds lie. */
  readonly place: string
  readonly durable: boolean
  readonly ports: Ports
  readonly secrets: Secrets
  /** The programs' way to their database: what a fault does to it, they feel. */
  readonly wire: TcpProxy
  /** Ours to the same one, which no fault touches. */
  readonly ours: TcpProxy
  readonly people: readonly Person[]
  readonly players: Pick<People, 'purses'> & {
    readonly seats: readonly Seat[]
    readonly spare: readonly Seat[]
  }
  readonly before: Before
  close(): Promise<void>
}

const seatsOfEach = 2
const crowd = { agents: 2, payers: 2, takers: 2, spenders: 0 }

export async function layGround(durable: boolean, say: (line: string) => void): Promise<Ground> {
  const place = mkdtempSync(join(tmpdir(), 'jackfruit-faults-'))
  const folder = join(place, 'ground')
  const stops: (() => unknown)[] = [() => rmSync(place, { recursive: true, force: true })]
  const close = async () => {
    for (const stop of stops.toReversed()) await stop()
  }
  try {
    const [database = 0, port = 0, second = 0, games = 0] = await claimPorts(4)
    const ports = { database, platforms: [port, second] as const, games }
    const cluster = await openCluster({ root: join(folder, 'postgres'), durable, port: database })
    const [wire, ours] = [await openTcpProxy(cluster.adminUrl()), await openTcpProxy(cluster.adminUrl())]
    stops.push(
      () => wire.close(),
      () => ours.close(),
    )
    const secrets = secretsIn(folder)
    const stack = await bringUpOn({ dataDir: folder, ports, cluster, wire, env: {}, say })
    const hands = {
      databaseUrl: ours.through(stack.databaseUrl),
      ownerUrl: ours.through(stack.adminUrl),
      secret: secrets.master,
    }
    say('Making people …')
    const line = openLine(port)
    const people = await openPeople(crowd, { ...hands, line })
    line.close()
    const gamesUrl = `http://127.0.0.1:${games}`
    const players = await openPlayers(seatsOfEach, { ...hands, gamesUrl, seed: 1 })
    stops.push(() => players.close())
    const admin = new pg.Client({ connectionString: hands.ownerUrl })
    await admin.connect()
    const before = await readBefore(admin, { people })
    await admin.end()
    await stack.stop()
    await cluster.stop()
    const all = players.seats.map((seat) => ({ ...seat, code: () => untilMade(seat.code) }))
    const [seats, spare] = [0, 1].map((half) => all.filter((_, place) => place % seatsOfEach === half))
    return {
      ...{ folder, place, durable, ports, secrets, wire, ours, people, before, close },
      // Of two at each table one plays all the time, and the other when a fault wants it.
      players: { seats: seats ?? [], spare: spare ?? [], purses: players.purses },
    }
  } catch (error) {
    await close()
    throw error
  }
}

/** The site asks for a launch again, when the database that it needs for it is away. */
async function untilMade(make: () => Promise<string>): Promise<string> {
  const until = performance.now() + 120_000
  for (;;) {
    try {
      return await make()
    } catch (error) {
      if (performance.now() > until) throw error
      await pause(300)
    }
  }
}
