/** What keeps the tree in order by itself: members of before, counts of teams, moves that go on, and who was seen. */
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/database/db.ts'
import { inMerchant } from '../../../platform/database/merchant-scope.ts'
import type { Running } from '../../../platform/module.ts'
import type { Job } from '../../../platform/work/jobs.ts'
import { loop } from '../../../platform/work/loop.ts'
import { openPace } from '../../../platform/work/pace.ts'
import { seenSince } from '../../identity/index.ts'
import { merchantIds } from '../../merchants/index.ts'
import { carryOn } from './move.ts'

const piece = 1_000

/** The next members who were there before there were trees, until all have their place. */
export async function fillPlaces(db: Db, stopping?: AbortSignal): Promise<void> {
  const pace = openPace()
  const next = async () => {
    const { rows } = await sql<{ n: number }>`select agents.fill(${piece}) as n`.execute(db)
    return rows[0]?.n ?? 0
  }
  while (!stopping?.aborted) if ((await pace.piece(next)) === 0) return
}

/** Whoever is new in the brand is counted by everybody above. */
export async function countNew(db: Db, merchantId: number, stopping?: AbortSignal): Promise<void> {
  const next = (tx: Tx) => sql<{ n: number }>`select agents.count_new(${piece}) as n`.execute(tx)
  while (!stopping?.aborted) {
    const { rows } = await inMerchant(db, merchantId, next)
    if ((rows[0]?.n ?? 0) < piece) return
  }
}

/** Members of the brand that the transaction is in; never further back than it was. */
export async function see(
  tx: Tx,
  seen: readonly { readonly id: bigint; readonly at: Date }[],
): Promise<void> {
  const last = new Map<bigint, Date>()
  for (const { id, at } of seen) if (at > (last.get(id) ?? new Date(0))) last.set(id, at)
  await sql`select agents.see(${[...last.keys()]}::bigint[], ${[...last.values()]}::timestamptz[])`.execute(
    tx,
  )
}

/** A minute more than the job's rest: what it missed by a moment it finds the next time. */
const looksBackMs = 2 * 60_000

/** So that lists can be sorted by who was there last. */
export async function noteSeen(db: Db, merchantId: number, now: Date, stopping?: AbortSignal): Promise<void> {
  for (let since = new Date(now.getTime() - looksBackMs); !stopping?.aborted; ) {
    const seen = await inMerchant(db, merchantId, async (tx) => {
      const page = await seenSince(tx, merchantId, { since, most: piece })
      await see(tx, page)
      return page
    })
    const last = seen.at(-1)
    if (!last || seen.length < piece) return
    since = last.at
  }
}

interface Upkeep {
  readonly db: Db
  readonly now: () => Date
  readonly warn: (where: string) => (error: unknown) => void
}

export function treeJobs({ db, now, warn }: Upkeep): Job[] {
  const ofEach = async (work: (merchantId: number) => Promise<void>) => {
    for (const id of await merchantIds(db)) await work(id).catch(warn('agents'))
  }
  return [
    {
      ...{ name: 'agents-seen', cron: '* * * * *' },
      work: (stopping) => ofEach((id) => noteSeen(db, id, now(), stopping)),
    },
  ]
}

export const treeWork = ({ db, warn }: Omit<Upkeep, 'now'>): Running[] => [
  loop({
    ...{ name: 'agents-tree', everyMs: 1_000, onError: warn('agents') },
    async work(stopping) {
      await fillPlaces(db, stopping)
      for (const id of await merchantIds(db)) {
        await carryOn(db, id, stopping)
        await countNew(db, id, stopping)
      }
    },
  }),
]
