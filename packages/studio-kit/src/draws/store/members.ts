/** What a member has staked on an issue: a row that is added to, so that nothing is counted together. */
import type { Minor } from '@jackfruit/kernel'
import type pg from 'pg'
import type { NewOrder } from './ticket-row.ts'

interface MemberKey {
  readonly issueId: string
  readonly playerId: string
  readonly currency: string
}

export const memberKeyOf = ({ issueId, playerId, currency }: MemberKey): string =>
  JSON.stringify([issueId, playerId, currency])

const keysOf = (orders: readonly NewOrder[]): MemberKey[] => {
  const keys = new Map<string, MemberKey>()
  for (const { playerId, currency, tickets } of orders)
    for (const { issueId } of tickets) {
      const key = { issueId, playerId, currency }
      keys.set(memberKeyOf(key), key)
    }
  return [...keys.values()]
}

const columns = (keys: readonly MemberKey[]) => [
  keys.map(({ issueId }) => issueId),
  keys.map(({ playerId }) => playerId),
  keys.map(({ currency }) => currency),
]

/** Locked until the end of the transaction. */
export async function lockMembers(
  tx: pg.PoolClient,
  orders: readonly NewOrder[],
): Promise<Map<string, Minor>> {
  const keys = keysOf(orders)
  const { rows } = await tx.query<{ issue_id: string; player_id: string; currency: string; staked: string }>({
    name: 'draw-members',
    // What is there already is locked by being written as it was.
    text: `insert into draw_members as known (issue_id, player_id, currency)
      select * from unnest($1::text[], $2::text[], $3::text[]) as given (issue, player, currency) order by 1, 2, 3
      on conflict (issue_id, player_id, currency) do update set staked = known.staked
      returning issue_id, player_id, currency, staked`,
    values: columns(keys),
  })
  return new Map(
    rows.map(({ issue_id, player_id, currency, staked }) => [
      memberKeyOf({ issueId: issue_id, playerId: player_id, currency }),
      BigInt(staked),
    ]),
  )
}

export async function writeMembers(
  tx: pg.PoolClient,
  orders: readonly NewOrder[],
  staked: ReadonlyMap<string, Minor>,
): Promise<void> {
  const keys = keysOf(orders)
  await tx.query({
    name: 'draw-members-staked',
    text: `update draw_members set staked = given.staked
      from unnest($1::text[], $2::text[], $3::text[], $4::bigint[]) as given (issue, player, currency, staked)
      where issue_id = issue and player_id = player and draw_members.currency = given.currency`,
    values: [...columns(keys), keys.map((key) => (staked.get(memberKeyOf(key)) ?? 0n).toString())],
  })
}
