/**
 * Asks the platform for what is due: stakes without a word, what returns, what goes back, what a correction changes. Each
 * has one name for ever, so that it moves once; many go under one signature.
 */
import type { Minor } from '@jackfruit/kernel'
import type pg from 'pg'
import type { Sessions } from '../../journal/sessions.ts'
import type { Heard, VendorClient } from '../../platform/vendor-client.ts'
import { balanceIn } from '../../rounds/money/wallet.ts'
import { nextDelayMs } from '../../settling/patience.ts'
import type { Log } from '../../settling/settling.ts'
import {
  claimCorrections,
  claimTickets,
  type DueCorrection,
  finishCorrection,
  finishTickets,
  tryTicketIn,
} from '../store/due-tickets.ts'
import type { DrawTicket } from '../store/ticket-row.ts'
import { askBack, askCorrection, askPayout, askStake } from './ticket-calls.ts'
import type { TicketWord } from './ticket-word.ts'

export interface DrawPayer {
  readonly pool: pg.Pool
  readonly studio: string
  readonly platform: VendorClient
  readonly sessions: Pick<Sessions, 'platformSessionOf'>
  readonly word: TicketWord
  readonly log: Log
}

/** Twenty gathered calls. */
const togetherMax = 1_000
const longestDelayMs = 30_000

interface Done {
  readonly id: string
  readonly balance: Minor | null
}

/** One pass; answers how many were due. */
export async function payDueTickets(parts: DrawPayer): Promise<number> {
  const { pool, studio } = parts
  const due = await claimTickets(pool, studio, togetherMax)
  const corrections = await claimCorrections(pool, studio, togetherMax)
  const done: Done[] = []
  await Promise.all([
    ...due.filter(({ state }) => state === 'written').map((ticket) => askAgain(parts, ticket)),
    ...due
      .filter(({ state }) => state !== 'written')
      .map(async (ticket) => {
        const paid = await askOwed(parts, ticket)
        if (paid) done.push(paid)
      }),
    ...corrections.map((correction) => correct(parts, correction)),
  ])
  if (done.length > 0) await finishTickets(pool, done)
  return due.length + corrections.length
}

async function askAgain({ platform, sessions, word }: DrawPayer, ticket: DrawTicket): Promise<void> {
  const session = await sessions.platformSessionOf(ticket.sessionId)
  await word.hear(ticket, await askStake(platform, ticket, session))
}

async function askOwed({ pool, platform, log }: DrawPayer, ticket: DrawTicket): Promise<Done | null> {
  const { id, payout, attempts, currency } = ticket
  const heard: Heard<'win'> | Heard<'rollback'> =
    payout === null ? await askBack(platform, ticket) : await askPayout(platform, ticket, payout)
  if (heard.kind === 'ok') return { id, balance: balanceIn(heard, currency) }
  if (heard.kind === 'refused')
    log.error({ ticketId: id, status: heard.status }, 'what is owed is refused: a person has to look')
  await tryTicketIn(pool, id, nextDelayMs(attempts, longestDelayMs))
  return null
}

/** What a member has not got any more the platform may refuse to take: that is kept for a person to see. */
async function correct({ pool, platform, log }: DrawPayer, correction: DueCorrection): Promise<void> {
  const heard = await askCorrection(platform, correction)
  // Claimed for an attempt's time: then it is asked for again.
  if (heard.kind === 'unknown') return
  const refusal = heard.kind === 'refused' ? heard.status : null
  if (refusal !== null)
    log.error(
      { ticketId: correction.ticketId, status: refusal },
      'a correction is refused: a person has to look',
    )
  await finishCorrection(pool, correction, refusal)
}
