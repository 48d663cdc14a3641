/** The proof of a draw of our own, in the form that every shared round has: checked offline by the same command and page. */
import type { TableProof } from '@jackfruit/fairness'
import type pg from 'pg'
import type { DrawResult } from './draw-game.ts'

interface Row {
  game: string
  version: string
  link_no: number
  length: number
  terminal: Buffer
  link: Buffer
  entropy: Buffer
  result: DrawResult
}

/** Null for an issue that is not drawn, and for one whose result people entered. */
export async function proofOfIssue(pool: pg.Pool, issueId: string): Promise<TableProof | null> {
  const { rows } = await pool.query<Row>({
    name: 'draw-proof',
    text: `select game, version, link_no, length, terminal, link, entropy, result from draw_issues
      join table_chains on table_chains.table_id = game and table_chains.no = chain_no
      where draw_issues.id = $1 and link is not null`,
    values: [issueId],
  })
  const [row] = rows
  if (!row) return null
  const { rows: bets } = await pool.query<{ id: string; client_seed: string }>({
    name: 'draw-proof-seeds',
    // From drawing on nobody joins those that were in, and nobody leaves.
    text: `select draw_tickets.id, client_seed from draw_tickets join draw_orders on draw_orders.id = order_id
      where issue_id = $1 and state in ('taken', 'owed', 'paid') order by draw_tickets.id`,
    values: [issueId],
  })
  return {
    ...{ scheme: 'PF2', gameCode: row.game, version: row.version, tableId: row.game, roundId: issueId },
    ...{ roundNo: row.link_no, chainLength: row.length, outcome: row.result, beacon: null },
    terminal: row.terminal.toString('hex'),
    link: row.link.toString('hex'),
    entropy: row.entropy.toString('hex'),
    bets: bets.map(({ id, client_seed }) => ({ betId: id, clientSeed: client_seed })),
  }
}
