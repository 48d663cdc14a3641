/** Rounds of one call that were paid for, those of many players at once: movement, round and history in one statement. */
import type { Minor } from '@jackfruit/kernel'
import type pg from 'pg'
import { openGathering } from './gathering.ts'

export interface Ending {
  readonly roundId: string
  readonly balance: Minor | null
}

/** False when its movement had been decided. */
export type End = (ending: Ending) => Promise<boolean>

/**
 * The names of its transactions are those of `transactionIds`. Rows are named by the list of their keys beside the join,
 * as in dealing.ts, and an open round by having no end yet.
 */
export const ending = {
  name: 'end',
  text: `
    with given as materialized (
      select * from json_to_recordset($1) as given ("roundId" text, balance bigint)),
    done as (
      update movements set state = 'done', balance_after = given.balance, due_at = null, final_at = now()
      from given
      where round_id = any($2) and round_id = given."roundId" and no = 0 and kind = 'betwin' and movements.state in ('sent', 'voiding')
      returning round_id),
    ended as (
      update rounds set state = 'settled', final_at = now() from done
      where rounds.id = any($2) and rounds.id = done.round_id and rounds.final_at is null
      returning rounds.id, studio, player_id, staked, win, currency),
    told as (
      insert into transactions (id, studio, round_id, player_id, kind, amount, currency, status)
      select ended.id || ':' || line.kind, studio, ended.id, player_id, line.kind,
        case line.kind when 'bet' then staked else win end, currency, 'OK'
      from ended cross join (values (1, 'bet'), (2, 'win')) as line (place, kind)
      order by ended.id, place)
    select id from ended`,
}

export function openEnding(pool: pg.Pool): End {
  return openGathering<Ending, boolean>(async (endings) => {
    const given = JSON.stringify(
      endings.map(({ roundId, balance }) => ({ roundId, balance: balance === null ? null : `${balance}` })),
    )
    const values = [given, endings.map(({ roundId }) => roundId)]
    const { rows } = await pool.query<{ id: string }>({ ...ending, values })
    const ended = new Set(rows.map(({ id }) => id))
    return endings.map(({ roundId }) => ended.has(roundId))
  })
}
