/** The wallet's word about a ticket's stake, and what it makes of the order. */
import { createHash } from 'node:crypto'
import { canonical } from '@jackfruit/fairness'
import { currencyOf, formatMinor } from '@jackfruit/kernel'
import type pg from 'pg'
import { type Gathering, openGathering } from '../../journal/gathering.ts'
import type { Heard } from '../../platform/vendor-client.ts'
import type { Receipt, Receipts } from '../../receipt.ts'
import { balanceIn } from '../../rounds/money/wallet.ts'
import { tryTicketIn } from '../store/due-tickets.ts'
import { linesOfTickets, type StoredLine } from '../store/reading.ts'
import type { DrawTicket } from '../store/ticket-row.ts'
import { hearWords, type Word } from '../store/ticket-steps.ts'

/** What of a line is signed. */
export type SignedLine = Pick<StoredLine, 'play' | 'pick' | 'stake' | 'step'>

export interface TicketWord {
  /** `lines`: where they are at hand; otherwise they are read. */
  hear(ticket: DrawTicket, heard: Heard<'bet'>, lines?: readonly SignedLine[]): Promise<void>
}

const soonMs = 300

export function openTicketWord(pool: pg.Pool, studio: string, receipts: Pick<Receipts, 'sign'>): TicketWord {
  const tell: Gathering<Word, null> = openGathering((words) => hearWords(pool, words))
  const sealOf = openGathering((ids: readonly string[]) => sealsOf(pool, ids))
  const linesOf = openGathering((ids: readonly string[]) => linesOfTickets(pool, ids))

  /** Signed over every line: a studio that changes or leaves out one is found with it. */
  async function receiptOf(ticket: DrawTicket, given?: readonly SignedLine[]): Promise<Receipt> {
    const { id, issueId, game, price, currency, clientId, clientSeed, receivedAt } = ticket
    const [seal, lines] = await Promise.all([sealOf(issueId), given ?? linesOf(id)])
    const { scale } = currencyOf(currency)
    const digest = lines.map(({ play, pick, stake, step }) => [play, pick, stake.toString(), step])
    return receipts.sign({
      ...{ scheme: 'PF2', studio, gameCode: game, version: seal.version, issueId },
      ...{ roundNo: seal.linkNo, terminal: seal.terminal, ticketId: id, clientBetId: clientId, clientSeed },
      ...{ stake: formatMinor(price, scale), currency, mode: ticket.mode, lineCount: lines.length },
      lines: createHash('sha256').update(canonical(digest)).digest('hex'),
      at: receivedAt.toISOString(),
    })
  }

  return {
    async hear(ticket, heard, lines) {
      const { id, orderId, attempts, currency } = ticket
      if (heard.kind === 'unknown') return void (await tryTicketIn(pool, id, soonMs * attempts))
      const balance = balanceIn(heard, currency)
      if (heard.kind === 'ok') {
        await tell({ kind: 'has', orderId, id, balance, receipt: await receiptOf(ticket, lines) })
        return
      }
      // A later attempt moved nothing, but an earlier one may have; unless the platform repeats what it refused before.
      const isSure = attempts === 1 || heard.answer.replayed
      await tell({ kind: 'refused', orderId, id, balance, why: heard.status, isSure })
    },
  }
}

interface Seal {
  readonly version: string
  /** Null where people enter the result. */
  readonly linkNo: number | null
  readonly terminal: string | null
}

async function sealsOf(pool: pg.Pool, ids: readonly string[]): Promise<Seal[]> {
  const { rows } = await pool.query<{
    id: string
    version: string
    link_no: number | null
    terminal: Buffer | null
  }>({
    name: 'draw-issues-seals',
    text: `select id, version, link_no, terminal from draw_issues
      left join table_chains on table_chains.table_id = game and table_chains.no = chain_no where id = any($1)`,
    values: [ids],
  })
  const found = new Map(rows.map((row) => [row.id, row]))
  return ids.map((id) => {
    const row = found.get(id)
    if (!row) throw new Error(`there is no issue ${id}`)
    return { version: row.version, linkNo: row.link_no, terminal: row.terminal?.toString('hex') ?? null }
  })
}
