/** What the house owes for each number of an issue. Rows are locked in the order of their ids, by whoever locks several. */
import type { Minor } from '@jackfruit/kernel'
import type pg from 'pg'
import type { NewOrder, NewTicket } from './ticket-row.ts'

export interface NumberKey {
  readonly issueId: string
  readonly currency: string
  readonly play: string
  readonly pick: string
}

export interface DrawNumber extends NumberKey {
  readonly id: string
  readonly owed: Minor
  /** A person closed it. */
  readonly isClosed: boolean
}

export const keyOf = ({ issueId, currency, play, pick }: NumberKey): string =>
  JSON.stringify([issueId, currency, play, pick])

export const numberKeyOf = (
  { currency }: Pick<NewOrder, 'currency'>,
  { issueId }: Pick<NewTicket, 'issueId'>,
  { play, pick }: { readonly play: string; readonly pick: string },
): NumberKey => ({ issueId, currency, play, pick })

interface Row {
  id: string
  issue_id: string
  currency: string
  play: string
  pick: string
  owed: string
  closed_by: string | null
}

const given = `unnest($1::text[], $2::text[], $3::text[], $4::text[]) as given (issue, currency, play, pick)`
const columns = (keys: readonly NumberKey[]) => [
  keys.map(({ issueId }) => issueId),
  keys.map(({ currency }) => currency),
  keys.map(({ play }) => play),
  keys.map(({ pick }) => pick),
]

/**
 * Locked until the end of the transaction; those that are new are made first, while nothing else of theirs is locked, so
 * that nobody waits in a circle.
 */
export async function lockNumbers(
  tx: pg.PoolClient,
  keys: readonly NumberKey[],
): Promise<Map<string, DrawNumber>> {
  await tx.query({
    name: 'draw-numbers-new',
    text: `insert into draw_numbers (issue_id, currency, play, pick)
      select issue, given.currency, given.play, given.pick from ${given}
      where not exists (select from draw_numbers as known where known.issue_id = given.issue
        and known.currency = given.currency and known.play = given.play and known.pick = given.pick)
      order by 1, 2, 3, 4 on conflict do nothing`,
    values: columns(keys),
  })
  const { rows } = await tx.query<Row>({
    name: 'draw-numbers-locked',
    text: `select number.id, issue_id, number.currency, number.play, number.pick, owed, closed_by
      from ${given} join draw_numbers as number on number.issue_id = given.issue
        and number.currency = given.currency and number.play = given.play and number.pick = given.pick
      order by number.id for no key update of number`,
    values: columns(keys),
  })
  return new Map(
    rows.map((row) => {
      const { id, currency, play, pick } = row
      const key = { issueId: row.issue_id, currency, play, pick }
      return [keyOf(key), { ...key, id, owed: BigInt(row.owed), isClosed: row.closed_by !== null }]
    }),
  )
}

/** Only for numbers that this transaction has locked. */
export const writeOwed = (
  tx: pg.PoolClient,
  numbers: readonly { readonly id: string; readonly owed: Minor; readonly step: number }[],
) =>
  tx.query({
    name: 'draw-numbers-owed',
    text: `update draw_numbers set owed = given.owed, step = given.step
      from unnest($1::bigint[], $2::bigint[], $3::int[]) as given (id, owed, step) where draw_numbers.id = given.id`,
    values: [
      numbers.map(({ id }) => id),
      numbers.map(({ owed }) => owed.toString()),
      numbers.map(({ step }) => step),
    ],
  })

/**
 * What these tickets' lines could have cost is owed no more, and their members have staked it no more. Steps stay as they
 * were told until the next ticket on the number.
 */
export async function release(tx: pg.PoolClient, ticketIds: readonly string[]): Promise<void> {
  if (ticketIds.length === 0) return
  const { rows } = await tx.query<{ number_id: string; most: string }>(
    `select number_id, sum(most)::bigint as most
     from draw_slips cross join lateral unnest(numbers, mosts) as line (number_id, most)
     where ticket_id = any($1) group by number_id`,
    [ticketIds],
  )
  const ids = rows.map(({ number_id }) => number_id)
  await tx.query('select from draw_numbers where id = any($1) order by id for no key update', [ids])
  await tx.query(
    `update draw_numbers set owed = owed - given.most from unnest($1::bigint[], $2::bigint[]) as given (id, most)
     where draw_numbers.id = given.id and draw_numbers.id = any($1)`,
    [ids, rows.map(({ most }) => most)],
  )
  await tx.query(
    `with freed as materialized (
       select issue_id, player_id, currency, sum(price)::bigint as price from draw_tickets where id = any($1)
       group by issue_id, player_id, currency order by issue_id, player_id, currency),
     locked as materialized (
       select draw_members.issue_id, draw_members.player_id, draw_members.currency, freed.price
       from freed join draw_members using (issue_id, player_id, currency)
       order by 1, 2, 3 for no key update of draw_members)
     update draw_members set staked = staked - locked.price from locked
     where draw_members.issue_id = locked.issue_id and draw_members.player_id = locked.player_id
       and draw_members.currency = locked.currency`,
    [ticketIds],
  )
}
