/**
 * Issues ahead of time, each with its seal: the link that it will be drawn from is given out here, in the order of
 * drawing, long before the issue opens.
 */
import type pg from 'pg'
import { inTransaction } from '../../journal/tables.ts'
import { type Chains, chainInUse } from '../../rounds/store/chains.ts'
import type { DrawCalendar, DrawGame, PlannedIssue } from '../draw-game.ts'

/** Planned again once a part of it has gone by. */
const enoughOf = ({ aheadMs }: DrawGame): number => aheadMs * (7 / 8)

interface Row {
  chain_no: number
  link_no: number
  from_ms: number
  to_ms: number
}

/** Of these games, those with too few issues ahead. */
export async function gamesToPlan(pool: pg.Pool, games: readonly DrawGame[]): Promise<string[]> {
  const { rows } = await pool.query<{ code: string }>({
    name: 'draw-games-to-plan',
    text: `select code from unnest($1::text[], $2::float8[]) as given (code, enough)
      where coalesce((select planned_until from draw_games where game = code), '-infinity')
        < clock_timestamp() + make_interval(secs => enough)`,
    values: [games.map(({ code }) => code), games.map((game) => enoughOf(game) / 1_000)],
  })
  return rows.map(({ code }) => code)
}

/** Answers how many issues are new. */
export const planIssues = (pool: pg.Pool, chains: Chains, studio: string, game: DrawGame): Promise<number> =>
  inTransaction(pool, async (tx) => {
    await tx.query('insert into draw_games (studio, game) values ($1, $2) on conflict do nothing', [
      studio,
      game.code,
    ])
    // Of two processes the second finds nothing to plan.
    const { rows } = await tx.query<Row>(
      `select chain_no, link_no,
         (extract(epoch from greatest(planned_until, clock_timestamp())) * 1000)::float8 as from_ms,
         (extract(epoch from clock_timestamp()) * 1000)::float8 + $2 as to_ms
       from draw_games where game = $1
         and (planned_until is null or planned_until < clock_timestamp() + make_interval(secs => $3))
       for no key update`,
      [game.code, game.aheadMs, enoughOf(game) / 1_000],
    )
    const [row] = rows
    if (!row) return 0
    const calendar = await calendarOf(tx, game.code)
    const issues = game.issuesBetween(calendar, Math.ceil(row.from_ms), Math.ceil(row.to_ms))
    // One that closes before anybody could know of it is none.
    const ahead = issues.filter(({ closesAt }) => closesAt > row.from_ms)
    const sealed = game.results === 'chain' ? await sealAll(chains, game, row, ahead) : ahead.map(() => null)
    const last = sealed.at(-1)
    await insert(tx, studio, game, ahead, sealed)
    await tx.query(
      `update draw_games set planned_until = to_timestamp($2::float8 / 1000), chain_no = $3, link_no = $4 where game = $1`,
      [game.code, Math.ceil(row.to_ms), last?.no ?? row.chain_no, last?.linkNo ?? row.link_no],
    )
    return ahead.length
  })

async function calendarOf(tx: pg.PoolClient, game: string): Promise<DrawCalendar> {
  const { rows } = await tx.query<{ day: string; moved_to: string | null }>(
    `select day::text, moved_to::text from draw_days where game = $1 and day > now() - interval '3 days'`,
    [game],
  )
  const moved = rows.flatMap(({ day, moved_to }) => (moved_to === null ? [] : [[day, moved_to] as const]))
  return {
    without: rows.filter(({ moved_to }) => moved_to === null).map(({ day }) => day),
    moved: Object.fromEntries(moved),
  }
}

interface Seal {
  readonly no: number
  readonly linkNo: number
}

/** The next links, over the ends of chains. A chain is committed to before the first issue that it draws is known. */
async function sealAll(
  chains: Chains,
  game: DrawGame,
  from: { readonly chain_no: number; readonly link_no: number },
  issues: readonly PlannedIssue[],
): Promise<Seal[]> {
  const commit = (no: number) => chainInUse(chains, game.code, no, game.chainLength)
  const seals: Seal[] = []
  let chain = await commit(from.chain_no)
  let linkNo = chain.no === from.chain_no ? from.link_no : 0
  for (const _issue of issues) {
    if (linkNo === chain.length) {
      chain = await commit(chain.no + 1)
      linkNo = 0
    }
    linkNo++
    seals.push({ no: chain.no, linkNo })
  }
  return seals
}

const insert = (
  tx: pg.PoolClient,
  studio: string,
  game: DrawGame,
  issues: readonly PlannedIssue[],
  seals: readonly (Seal | null)[],
) =>
  tx.query(
    `insert into draw_issues (id, studio, game, version, opens_at, closes_at, draws_at, due_at, chain_no, link_no)
     select id, $1, $2, $3, to_timestamp(opens / 1000), to_timestamp(closes / 1000), to_timestamp(draws / 1000),
       to_timestamp(closes / 1000), chain, link
     from unnest($4::text[], $5::float8[], $6::float8[], $7::float8[], $8::int[], $9::int[])
       as given (id, opens, closes, draws, chain, link)
     on conflict do nothing`,
    [
      ...[studio, game.code, game.version, issues.map(({ id }) => id)],
      ...[issues.map(({ opensAt }) => opensAt), issues.map(({ closesAt }) => closesAt)],
      issues.map(({ drawsAt }) => drawsAt),
      ...[seals.map((seal) => seal?.no ?? null), seals.map((seal) => seal?.linkNo ?? null)],
    ],
  )
