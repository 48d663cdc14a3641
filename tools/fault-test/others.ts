/** Players at the studios move the same houses as the keys do: theirs are taken out before houses are compared. */
import type pg from 'pg'
import type { Before } from '../storm/prove.ts'
import type { World } from './world.ts'

type Houses = ReadonlyMap<string, bigint>

/** What everybody whose keys are not counted gave to each house so far. */
export async function movedByOthers(admin: pg.Client, { people }: Pick<World, 'people'>): Promise<Houses> {
  const { rows } = await admin.query<{ house: string; moved: bigint }>(
    `select h.name as house, sum(-t.amount)::bigint as moved
       from ledger.transfers t join ledger.accounts a on a.id = t.account_id join ledger.houses h on h.id = t.house_id
      where t.status = 1 and not (a.owner = any($1))
        and h.merchant_id = (select id from merchants.brands where code = 'demommk') and h.currency = 'MMK'
      group by h.name`,
    [people.map(({ memberId }) => String(memberId))],
  )
  return new Map(rows.map(({ house, moved }) => [house, moved]))
}

/** What the houses held before the keys, and would hold with what others moved meanwhile. */
export async function beforeWithOthers(admin: pg.Client, world: World, then: Houses): Promise<Before> {
  const { before } = world.ground
  const houses = new Map(before.houses)
  for (const [house, moved] of await movedByOthers(admin, world))
    houses.set(house, (houses.get(house) ?? 0n) + moved - (then.get(house) ?? 0n))
  return { ...before, houses }
}
