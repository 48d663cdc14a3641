/**
 * Asks the platform for what is due: stakes without a word, what returns, what goes back. Each has one name for ever, so
 * that it moves once; many go under one signature, and those that came through are written together.
 */
import type pg from 'pg'
import type { Sessions } from '../../journal/sessions.ts'
import type { Heard, VendorClient } from '../../platform/vendor-client.ts'
import { nextDelayMs } from '../../settling/patience.ts'
import type { Log } from '../../settling/settling.ts'
import { claimDue, type DueBet, finishBets, tryAgainIn } from '../store/due-bets.ts'
import type { StakeWord } from './stake-word.ts'
import { askBack, askPayout, askStake, balanceIn } from './wallet.ts'

export interface PayerParts {
  readonly pool: pg.Pool
  readonly studio: string
  readonly platform: VendorClient
  readonly sessions: Pick<Sessions, 'platformSessionOf'>
  readonly word: StakeWord
  readonly log: Log
}

/** Ten gathered calls. */
const togetherMax = 500
const longestDelayMs = 30_000

interface Done {
  readonly id: string
  readonly balance: bigint | null
}

/** So many at once: while the platform answers one, the next is claimed and the one before is written. */
const pagesAtOnce = 3
const pagesMax = 20

/** One pass; answers how many were due. */
export async function payDue(parts: PayerParts): Promise<number> {
  const { pool, studio } = parts
  const underWay: Promise<void>[] = []
  let all = 0
  try {
    for (let page = 0, isFull = true; isFull && page < pagesMax; page++) {
      const due = await claimDue(pool, studio, togetherMax)
      const paid = payPage(parts, due)
      // Heard below, or after what was claimed before it.
      paid.catch(() => {})
      underWay.push(paid)
      all += due.length
      isFull = due.length === togetherMax
      if (underWay.length === pagesAtOnce) await underWay.shift()
    }
    await Promise.all(underWay)
  } finally {
    await Promise.allSettled(underWay)
  }
  return all
}

async function payPage(parts: PayerParts, due: readonly DueBet[]): Promise<void> {
  const owing = due.filter(({ state }) => state !== 'written')
  const done: Done[] = []
  await Promise.all([
    ...due.filter(({ state }) => state === 'written').map((bet) => askAgain(parts, bet)),
    ...owing.map(async (bet) => {
      const paid = await askOwed(parts, bet)
      if (paid) done.push(paid)
    }),
  ])
  if (done.length > 0) await finishBets(parts.pool, done)
}

async function askAgain({ platform, sessions, word }: PayerParts, bet: DueBet): Promise<void> {
  const session = await sessions.platformSessionOf(bet.sessionId)
  await word.hear(bet, await askStake(platform, bet, session))
}

async function askOwed({ pool, platform, log }: PayerParts, bet: DueBet): Promise<Done | null> {
  const { id, payout, attempts, currency } = bet
  const heard: Heard<'win'> | Heard<'rollback'> =
    payout === null ? await askBack(platform, bet) : await askPayout(platform, bet, payout)
  if (heard.kind === 'ok') return { id, balance: balanceIn(heard, currency) }
  if (heard.kind === 'refused')
    log.error({ betId: id, status: heard.status }, 'what is owed is refused: a person has to look')
  await tryAgainIn(pool, [id], nextDelayMs(attempts, longestDelayMs))
  return null
}
