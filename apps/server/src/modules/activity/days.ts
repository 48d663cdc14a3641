/** Sums by member, day and kind. */
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/db.ts'
import { here } from '../../platform/database/merchant-scope.ts'
import type { Deed } from './deeds.ts'

export interface DaySums {
  /** As 2026-11-26, in the zone of the brand. */
  readonly day: string
  /** '' for money in and out. */
  readonly kind: string
  readonly rounds: number
  readonly stake: bigint
  readonly win: bigint
  readonly valid: bigint
  readonly deposited: bigint
  readonly paidOut: bigint
}

export async function addToDays(tx: Tx, deeds: readonly Deed[]): Promise<void> {
  const column = <T>(pick: (deed: Deed) => T) => deeds.map(pick)
  const moneyOf = (what: Deed['what']) => column((d) => (d.what === what ? d.amount : 0n))
  await sql`
    insert into activity.days as known (member_id, day, kind, merchant_id, rounds, stake, win, valid, deposited, paid_out)
    select member_id, day, kind, merchant_id, sum(rounds), sum(stake), sum(win), sum(valid), sum(deposited), sum(paid_out)
      from unnest(${column((d) => d.memberId)}::bigint[], ${column((d) => d.day)}::date[], ${column((d) => d.kind)}::text[],
        ${column((d) => d.merchantId)}::int[], ${column((d) => d.rounds)}::int[], ${column((d) => d.stake)}::bigint[],
        ${column((d) => d.win)}::bigint[], ${column((d) => d.valid)}::bigint[], ${moneyOf('deposit')}::bigint[],
        ${moneyOf('payout')}::bigint[])
        as d (member_id, day, kind, merchant_id, rounds, stake, win, valid, deposited, paid_out)
     group by 1, 2, 3, 4
     order by 1, 2, 3
    on conflict (member_id, day, kind) do update set rounds = known.rounds + excluded.rounds,
      stake = known.stake + excluded.stake, win = known.win + excluded.win, valid = known.valid + excluded.valid,
      deposited = known.deposited + excluded.deposited, paid_out = known.paid_out + excluded.paid_out`.execute(
    tx,
  )
}

const shown = sql.raw(`day::text as day, kind, rounds, stake, win, valid, deposited, paid_out as "paidOut"`)

interface Days {
  /** Both included. */
  readonly from: string
  readonly to: string
}

/** Of a member of the brand that the transaction is in, oldest first. */
export async function daysOf(tx: Tx, memberId: bigint, { from, to }: Days): Promise<DaySums[]> {
  const { rows } = await sql<DaySums>`
    select ${shown} from activity.days
     where merchant_id = ${here} and member_id = ${memberId} and day between ${from}::date and ${to}::date
     order by days.day, kind`.execute(tx)
  return rows
}
