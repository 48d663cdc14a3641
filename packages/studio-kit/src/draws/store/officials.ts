/**
 * Official results: in when two people have entered the same, each with where it was read and when it was stated. A
 * later correction takes two again; nothing that was is deleted.
 */
import { canonical } from '@jackfruit/fairness'
import type pg from 'pg'
import { inTransaction } from '../../journal/tables.ts'
import type { DrawResult } from '../draw-game.ts'
import { type DrawIssue, findIssue } from './issue-row.ts'
import { type GameOf, joinInto } from './joining.ts'
import { undecidedOut } from './ticket-steps.ts'

export interface OfficialEntry {
  readonly issueId: string
  readonly result: DrawResult
  /** Where it was read: an address, or a paper and its page. */
  readonly source: string
  /** When it was stated there. */
  readonly statedAt: Date
  /** Who enters it. */
  readonly person: string
  /** That a result which is in was wrong has to be said. */
  readonly isCorrection: boolean
}

export type Entered =
  /** Another person has to enter it too. */
  | { readonly kind: 'first' }
  /** Somebody else entered another one: two have to agree. */
  | { readonly kind: 'differs' }
  | { readonly kind: 'in'; readonly revision: number }
  | {
      readonly kind: 'refused'
      readonly why: 'no-issue' | 'own-draw' | 'joined' | 'not-a-result' | 'too-early' | 'state' | 'same'
    }

interface Row {
  game: string
  state: string
  revision: number
  result: DrawResult | null
  is_early: boolean
  now: Date
}

const refused = (why: Extract<Entered, { readonly kind: 'refused' }>['why']): Entered => ({
  kind: 'refused',
  why,
})

export const enterResult = (pool: pg.Pool, gameOf: GameOf, given: OfficialEntry): Promise<Entered> =>
  inTransaction(pool, async (tx) => {
    const entry = { ...given, person: given.person.trim() }
    const { rows } = await tx.query<Row>(
      `select game, state, revision, result, draws_at > clock_timestamp() as is_early, clock_timestamp() as now
       from draw_issues where id = $1 for no key update`,
      [entry.issueId],
    )
    const [issue] = rows
    const game = issue && gameOf(issue.game)
    if (!issue || !game) return refused('no-issue')
    if (game.results !== 'official') return refused('own-draw')
    if (game.joins) return refused('joined')
    if (!game.isResult(entry.result)) return refused('not-a-result')
    if (issue.is_early || entry.statedAt > issue.now) return refused('too-early')
    const expected = entry.isCorrection ? ['settled'] : ['closed']
    if (!expected.includes(issue.state)) return refused('state')
    if (issue.result && canonical(issue.result) === canonical(entry.result)) return refused('same')
    const revision = issue.revision + 1
    await keep(tx, entry, revision)
    const others = await othersOf(tx, entry, revision)
    const agreeing = others.find(({ result }) => canonical(result) === canonical(entry.result))
    if (!agreeing) return { kind: others.length > 0 ? 'differs' : 'first' }
    await undecidedOut(tx, entry.issueId)
    await tx.query(
      `insert into draw_results (issue_id, revision, result, source, stated_at, entered_by)
       values ($1, $2, $3, $4, $5, $6)`,
      [
        ...[entry.issueId, revision, JSON.stringify(entry.result), entry.source, entry.statedAt],
        [agreeing.person, entry.person],
      ],
    )
    await tx.query(
      `update draw_issues set state = 'drawn', result = $2, revision = $3, drawn_at = clock_timestamp(),
         final_at = null, due_at = clock_timestamp()
       where id = $1`,
      [entry.issueId, JSON.stringify(entry.result), revision],
    )
    await joinInto(tx, gameOf, entry.issueId)
    return { kind: 'in', revision }
  })

/** Somebody may enter anew what nobody has agreed to. */
const keep = (
  tx: pg.PoolClient,
  { issueId, person, result, source, statedAt }: OfficialEntry,
  revision: number,
) =>
  tx.query(
    `insert into draw_entries (issue_id, revision, person, result, source, stated_at) values ($1, $2, $3, $4, $5, $6)
     on conflict (issue_id, revision, person) do update set result = $4, source = $5, stated_at = $6,
       at = clock_timestamp()`,
    [issueId, revision, person, JSON.stringify(result), source, statedAt],
  )

/** However a name is written, it is one person. */
async function othersOf(
  tx: pg.PoolClient,
  { issueId, person }: OfficialEntry,
  revision: number,
): Promise<{ person: string; result: DrawResult }[]> {
  const { rows } = await tx.query<{ person: string; result: DrawResult }>(
    'select person, result from draw_entries where issue_id = $1 and revision = $2 and lower(person) <> lower($3)',
    [issueId, revision, person],
  )
  return rows
}

export interface IssueHistory {
  readonly issue: DrawIssue
  /** What people entered, and what came of it, in the order of results. */
  readonly entries: readonly EntryRow[]
  readonly results: readonly ResultRow[]
  /** By correction and currency: how much more, or less, tickets return by it. */
  readonly corrections: readonly CorrectionRow[]
}

interface EntryRow {
  readonly revision: number
  readonly person: string
  readonly result: DrawResult
  readonly source: string
  readonly at: Date
}

interface ResultRow {
  readonly revision: number
  readonly result: DrawResult
  readonly source: string
  readonly statedAt: Date
  readonly people: readonly string[]
  readonly at: Date
}

interface CorrectionRow {
  readonly revision: number
  readonly currency: string
  readonly tickets: number
  readonly paid: string
  readonly taken: string
  /** Not with the wallet yet, and those that it does not take: for a person to look at. */
  readonly waiting: number
  readonly refused: number
}

/** All that people did about an issue's result; null for one that there is not. */
export async function historyOfIssue(pool: pg.Pool, issueId: string): Promise<IssueHistory | null> {
  const issue = await findIssue(pool, issueId)
  if (!issue) return null
  const { rows: entries } = await pool.query<EntryRow>(
    'select revision, person, result, source, at from draw_entries where issue_id = $1 order by revision, at',
    [issueId],
  )
  const { rows: results } = await pool.query<ResultRow>(
    `select revision, result, source, stated_at as "statedAt", entered_by as people, at from draw_results
     where issue_id = $1 order by revision`,
    [issueId],
  )
  const { rows: corrections } = await pool.query<CorrectionRow>(
    `select correction.revision, currency, count(*)::int as tickets,
       coalesce(sum(amount) filter (where amount > 0), 0)::text as paid,
       coalesce(-sum(amount) filter (where amount < 0), 0)::text as taken,
       (count(*) filter (where done_at is null))::int as waiting,
       (count(*) filter (where refusal is not null))::int as refused
     from draw_tickets join draw_corrections as correction on correction.ticket_id = draw_tickets.id
     where issue_id = $1 group by 1, 2 order by 1, 2`,
    [issueId],
  )
  return { issue, entries, results, corrections }
}
