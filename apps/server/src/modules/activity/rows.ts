/** What members did in a stretch of settlements, as rows for statements: judged where they lie, and fetched by nobody. */
import { type RawBuilder, sql } from 'kysely'
import { settledRows } from '../wallet/index.ts'
import type { JudgedCell } from './deeds.ts'

export interface DeedRows {
  /**
   * To select from, once or more: `merchant_id, member_id, what, kind, day, rounds, stake, win, valid, amount`, as of
   * deeds, and `id`, their place.
   */
  readonly rows: RawBuilder<unknown>
  readonly merchantIds: readonly number[]
  /** Those of brands on which anything was done, in their order. */
  readonly days: readonly string[]
  /** The last of them. */
  readonly end: bigint
}

export function rowsOf(
  stretch: { readonly last: bigint; readonly end: bigint },
  cells: readonly JudgedCell[],
): DeedRows {
  const column = <T>(pick: (cell: JudgedCell) => T) => cells.map(pick)
  const rows = sql`(
    select s.id, s.merchant_id, s.member_id, s.what, c.kind, c.day, s.rounds, s.stake, s.win, s.amount,
        case c.counts when 'settled' then s.settled when 'at_risk' then s.at_risk else 0 end as valid
      from ${settledRows(stretch)} s
      join unnest(${column((c) => c.merchantId)}::int[], ${column((c) => c.gameId)}::int[],
        ${column((c) => c.at)}::timestamptz[], ${column((c) => c.kind)}::text[], ${column((c) => c.day)}::date[],
        ${column((c) => c.counts)}::text[]) as c (merchant_id, game_id, slot, kind, day, counts)
        on c.merchant_id = s.merchant_id and c.game_id = s.game_id and c.slot = s.slot)`
  return {
    rows,
    merchantIds: [...new Set(column((c) => c.merchantId))],
    days: [...new Set(column((c) => c.day))].sort(),
    end: stretch.end,
  }
}
