/** Purses of agents, looked for before a transaction holds anything. */
import { standingsOf } from '../../ledger/index.ts'
import type { Purse } from '../../wallet/index.ts'
import type { World } from '../contracts/world.ts'

export type PursesOf = ReadonlyMap<bigint, Purse>

/** So many at a time: whoever else asks the database meanwhile is not kept waiting. */
const atOnce = 8

export async function pursesOf(world: World, merchantId: number, ids: Iterable<bigint>): Promise<PursesOf> {
  const purses = new Map<bigint, Purse>()
  const members = await Promise.all(
    [...new Set(ids)].map(async (id) => ({ id, member: await world.memberOf(merchantId, id) })),
  )
  for (let from = 0; from < members.length; from += atOnce)
    await Promise.all(
      members.slice(from, from + atOnce).map(async ({ id, member }) => {
        if (member) purses.set(id, await world.purseOf({ memberId: id, merchantId, type: member.type }))
      }),
    )
  return purses
}

/** Open pages hear of a balance that changed, after the commit. */
export async function tellAll(world: World, purses: Iterable<Purse>): Promise<void> {
  const accountIds = [...purses].map(({ accountId }) => accountId)
  for (const standing of await standingsOf(world.db, accountIds)) world.tellBalance(standing)
}
