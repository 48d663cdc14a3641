/**
 * Room on the disks of the database. Money stops before the database has to: first what begins something new, at a
 * second, lower bound also what ends it. Reading goes on, and all of it resumes by itself.
 */
import { statfs } from 'node:fs/promises'
import type { FastifyBaseLogger } from 'fastify'
import { sql } from 'kysely'
import { Gauge } from 'prom-client'
import type { Config } from '../config.ts'
import type { Parts } from '../parts.ts'
import { type Loop, loop } from '../work/loop.ts'
import type { Db } from './db.ts'

/** A new stake, deposit or withdrawal `begins`; winnings, roll-backs and what a gateway tells `settles` what is open. */
export type MoneyCall = 'begins' | 'settles'
export type Reach = 'all' | 'settling' | 'none'

export interface Bounds {
  /** Below it nothing new begins. */
  readonly beginBytes: number
  /** Below it nothing is settled either. */
  readonly settleBytes: number
}

export interface Space {
  allows(call: MoneyCall): boolean
  readonly figure: Gauge
  stop(): Promise<void>
}

const everyMs = 2_000
/** So much more must be free than what stopped it, or it would begin and stop with every file that comes and goes. */
const backAgain = 1.25
/** A disk of which nobody has told for so long is one that nobody knows. */
const toldWithinMinutes = 5

export function reachOf(before: Reach, free: number, { beginBytes, settleBytes }: Bounds): Reach {
  const mayBegin = free >= (before === 'all' ? beginBytes : beginBytes * backAgain)
  const maySettle = free >= (before === 'none' ? settleBytes * backAgain : settleBytes)
  if (mayBegin && maySettle) return 'all'
  return maySettle ? 'settling' : 'none'
}

/** Bytes that are free on the fullest of the disks; null where nobody knows. */
export type Measure = () => Promise<number | null>

/** The folders that lie on the disks of the database, where this is its machine; else what that machine tells. */
export function measureOf({ databaseFolders }: Pick<Config, 'databaseFolders'>, db: Db): Measure {
  if (databaseFolders.length === 0) return () => toldSpace(db)
  return async () => {
    const disks = await Promise.all(databaseFolders.map((folder) => statfs(folder)))
    return Math.min(...disks.map(({ bavail, bsize }) => bavail * bsize))
  }
}

async function toldSpace(db: Db): Promise<number | null> {
  const { rows } = await sql<{ free: bigint | null }>`
    select min(free_bytes) as free from platform.space
     where at > now() - make_interval(mins => ${toldWithinMinutes})`.execute(db)
  const free = rows[0]?.free ?? null
  return free === null ? null : Number(free)
}

interface Watch {
  readonly measure: Measure
  readonly bounds: Bounds
  readonly parts: Parts
  readonly log: Pick<FastifyBaseLogger, 'error' | 'info' | 'warn'>
}

/** While nobody knows what is free, what was last known holds: at first, that there is enough. */
export function watchSpace({ measure, bounds, parts, log }: Watch): Space {
  let reach: Reach = 'all'
  let known: number | null = null
  const said: Readonly<Record<Reach, string | null>> = {
    all: null,
    settling: 'little space: nothing new begins',
    none: 'hardly any space: no money moves',
  }
  const look = async () => {
    known = await measure()
    if (known === null) return
    const next = reachOf(reach, known, bounds)
    if (next === reach) return
    const free = `${Math.floor(known / 2 ** 20)} MB`
    if (next === 'all') log.info({ free }, 'enough space for the database again: money moves')
    else log.error({ free }, `${said[next]}: give the database’s disk room`)
    reach = next
  }
  const onError = (err: unknown, inARow: number) => {
    if (inARow === 1) log.warn({ err }, 'nobody knows how much is free on the database’s disk')
  }
  const looking: Loop = loop({ name: 'space', everyMs, work: look, onError })
  // Whoever only reads is served, so a balancer leaves this process where it is.
  parts.say('space', () => said[reach] ?? (known === null ? 'nobody tells how much is free' : null), {
    matters: false,
  })
  const figure = new Gauge({
    name: 'jackfruit_database_free_bytes',
    help: 'Free on the fullest disk of the database; absent where nobody tells.',
    registers: [],
    collect() {
      if (known === null) this.remove()
      else this.set(known)
    },
  })
  return {
    figure,
    allows: (call) => reach === 'all' || (reach === 'settling' && call === 'settles'),
    stop: () => looking.stop(),
  }
}
