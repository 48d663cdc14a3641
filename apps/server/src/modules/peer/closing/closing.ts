/** What a closed account, or a limit, ends: searches, and parts that nobody has begun to pay. What is paid goes on. */
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/db.ts'
import { stopSearch } from '../asks.ts'
import { work } from '../changes.ts'
import { endUnbegun } from '../parts.ts'
import { lockAllocation } from '../rows.ts'
import type { PeerWorld } from '../world.ts'

interface Waiting {
  readonly askId: string
  readonly merchantId: number
  readonly memberId: bigint
  /** Parts that are kept for the member and not begun. */
  readonly partIds: readonly string[]
}

async function waitingAsks(tx: Tx): Promise<readonly Waiting[]> {
  const { rows } = await sql<Waiting>`
    select k.id as "askId", k.merchant_id as "merchantId", k.member_id as "memberId",
      array(select a.id from peer.allocations a where a.ask_id = k.id and a.state = 'RESERVED') as "partIds"
      from peer.asks k
     where k.state <> 'ENDED' and (k.unmatched > 0
       or (select true from peer.allocations a where a.ask_id = k.id and a.state = 'RESERVED' limit 1))`.execute(
    tx,
  )
  return rows
}

/** The clock: of members whose accounts were closed since they asked. Answers how many deposits it ended. */
export async function endClosed(
  world: PeerWorld,
  at: Date,
  onError: (error: unknown) => void,
): Promise<number> {
  const waiting = await world.db.transaction().execute(async (tx) => {
    await sql`select set_config('app.reader', 'peer', true)`.execute(tx)
    return waitingAsks(tx)
  })
  let ended = 0
  for (const [merchantId, asks] of Map.groupBy(waiting, (each) => each.merchantId)) {
    const members = asks.map(({ memberId }) => memberId)
    const closed = await work(world, merchantId, ({ tx }) =>
      world.around.closedAmong(tx, merchantId, members),
    )
    for (const each of asks.filter(({ memberId }) => closed.has(memberId))) {
      await endOne(world, each, at).catch(onError)
      ended++
    }
  }
  return ended
}

/** Each part in a transaction of its own: whoever locks takes the part before its deposit. */
async function endOne(world: PeerWorld, { merchantId, askId, partIds }: Waiting, at: Date): Promise<void> {
  await work(world, merchantId, (now) => stopSearch(now, askId, 'protection'), at)
  for (const id of partIds)
    await work(
      world,
      merchantId,
      async (now) => {
        const whole = await lockAllocation(now.tx, id)
        if (whole?.part.state === 'RESERVED') await endUnbegun(now, whole)
      },
      at,
    )
}
