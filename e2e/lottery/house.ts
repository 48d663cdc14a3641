/** People of the house who decide about draws by their command, and time that goes by for one issue. */
import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import pg from 'pg'

const command = fileURLToPath(new URL('../../tools/draws/main.ts', import.meta.url))

const alike = (count: number, width: number) => Array.from({ length: count }, () => '1'.repeat(width))
/** Below the special prize: how many numbers of how many figures. */
const others = {
  ...{ g1: alike(1, 5), g2: alike(2, 5), g3: alike(6, 5), g4: alike(4, 4), g5: alike(6, 4) },
  ...{ g6: alike(3, 3), g7: alike(4, 2) },
}

export interface House {
  /** The draw of these games that is bet on next, and its game. */
  nextIssue(games: string): Promise<{ readonly id: string; readonly game: string }>
  say(person: string, ...words: readonly string[]): Promise<void>
  /** What was drawn in the north with these last two figures of the special prize, as both have read it. */
  enter(what: 'enter' | 'correct', issueId: string, last: string): Promise<void>
  /** As if its time had come a moment ago. */
  drawnAgo(issueId: string): Promise<void>
  close(): Promise<void>
}

export async function openHouse(): Promise<House> {
  const owner = new URL(process.env['E2E_OWNER_DATABASE'] ?? '')
  const studios = new URL(owner)
  studios.pathname = '/jackfruit_studios'
  const client = new pg.Client({ connectionString: studios.toString() })
  await client.connect()
  const env = {
    ...process.env,
    DATABASE_OWNER_URL: owner.toString(),
    STUDIO_DATABASE_URL: studios.toString(),
  }
  const say = async (person: string, ...words: readonly string[]) =>
    void (await promisify(execFile)(process.execPath, [command, ...words, '--by', person], { env }))
  const moved = (columns: readonly string[]) =>
    columns.map((column) => `${column} = ${column} - make_interval(secs => $2)`).join()
  return {
    say,
    async nextIssue(games) {
      const { rows } = await client.query<{ id: string; game: string }>(
        `select id, game from draw_issues where game = any(string_to_array($1, ' ')) and state = 'open'
           and closes_at > clock_timestamp() + interval '2 min' order by closes_at limit 1`,
        [games],
      )
      const [next] = rows
      if (!next) throw new Error(`nothing is open of ${games}`)
      return next
    },
    async enter(what, issueId, last) {
      const result = JSON.stringify({ ...others, db: [`111${last}`] })
      const read = ['--source', 'https://xoso.com.vn', '--at', new Date(Date.now() - 1_000).toISOString()]
      for (const person of ['Aye', 'Mya']) await say(person, what, issueId, result, ...read)
    },
    async drawnAgo(issueId) {
      const { rows } = await client.query<{ seconds: number }>(
        'select extract(epoch from draws_at - clock_timestamp())::float8 + 2 as seconds from draw_issues where id = $1',
        [issueId],
      )
      const by = [issueId, rows[0]?.seconds ?? 0]
      await client.query('begin')
      // Tickets stand with their issue's closing: both are moved.
      await client.query('set local session_replication_role = replica')
      await client.query(
        `update draw_issues set ${moved(['opens_at', 'closes_at', 'draws_at', 'due_at'])} where id = $1`,
        by,
      )
      await client.query(
        `update draw_tickets set ${moved(['closes_at', 'received_at'])} where issue_id = $1`,
        by,
      )
      await client.query('commit')
    },
    close: () => client.end(),
  }
}
