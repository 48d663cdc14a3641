/**
 * Issues that join two others, made from those that are planned: each two that are open and close together. A day without
 * a draw, or one that was moved, is the parts' own, so that none of these is there without both.
 */
import type pg from 'pg'
import { inTransaction } from '../../journal/tables.ts'
import type { DrawGame } from '../draw-game.ts'

interface Part {
  id: string
  place: number
  closes_at: Date
}

/** Answers how many are new. Nothing is written, and nothing locked, where all are there. */
export async function pairIssues(pool: pg.Pool, studio: string, game: DrawGame): Promise<number> {
  const missing = await missingPairs(pool, game, '')
  if (missing.length === 0) return 0
  return inTransaction(pool, async (tx) => {
    // Held as they are: neither closes, is drawn or void before its pairs are known.
    const pairs = await missingPairs(tx, game, 'for share of part')
    const { rowCount } = await tx.query(
      `insert into draw_issues (id, studio, game, version, opens_at, closes_at, draws_at, due_at, first_id, second_id)
       select given.id, $1, $2, $3, greatest(first.opens_at, second.opens_at), first.closes_at, first.draws_at,
         first.closes_at, first.id, second.id
       from unnest($4::text[], $5::text[], $6::text[]) as given (id, first, second)
       join draw_issues as first on first.id = given.first join draw_issues as second on second.id = given.second
       on conflict do nothing`,
      [
        ...[studio, game.code, game.version],
        ...[pairs.map(({ id }) => id), pairs.map(({ first }) => first), pairs.map(({ second }) => second)],
      ],
    )
    return rowCount ?? 0
  })
}

interface Pair {
  readonly id: string
  readonly first: string
  readonly second: string
}

async function missingPairs(
  db: pg.Pool | pg.PoolClient,
  { code, joins }: DrawGame,
  lock: '' | 'for share of part',
): Promise<Pair[]> {
  if (!joins) return []
  const { rows } = await db.query<Part>(
    `select part.id, place::int - 1 as place, closes_at from unnest($1::text[]) with ordinality as joined (code, place)
     join draw_issues as part on part.game = joined.code and part.due_at is not null
     where part.state = 'open' and part.closes_at > clock_timestamp() order by part.draws_at, place ${lock}`,
    [joins.games],
  )
  const pairs = rows.flatMap((first, at) =>
    rows
      .slice(at + 1)
      .filter((second) => second.closes_at.getTime() === first.closes_at.getTime())
      .map((second) => ({
        id: `${code}-${dayIn(first.id)}-${joins.noOf(first.place, second.place)}`,
        ...{ first: first.id, second: second.id },
      })),
  )
  if (pairs.length === 0) return []
  const { rows: known } = await db.query<{ id: string }>('select id from draw_issues where id = any($1)', [
    pairs.map(({ id }) => id),
  ])
  return pairs.filter(({ id }) => !known.some((each) => each.id === id))
}

/** Issues are named game-YYYYMMDD-nnnn. */
const dayIn = (issueId: string): string => issueId.split('-').at(-2) ?? ''
