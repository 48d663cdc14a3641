/** The wallet's word about a stake, and what it makes of the bet. */
import type pg from 'pg'
import { type Gathering, openGathering } from '../../journal/gathering.ts'
import type { Heard } from '../../platform/vendor-client.ts'
import type { Receipt } from '../../receipt.ts'
import type { TableBet } from '../store/bet-row.ts'
import { type Refused, refuseBets, type Taken, takeBets } from '../store/bets.ts'
import { giveBack, tryAgainIn } from '../store/due-bets.ts'
import { balanceIn } from './wallet.ts'

export interface StakeWord {
  /** Answers whether the bet is decided now: one that was given up meanwhile is, too. */
  hear(bet: TableBet, heard: Heard<'bet'>): Promise<boolean>
}

const soonMs = 300

export function openStakeWord(pool: pg.Pool, receiptOf: (bet: TableBet) => Promise<Receipt>): StakeWord {
  const take: Gathering<Taken, boolean> = openGathering((bets) => takeBets(pool, bets))
  const refuse: Gathering<Refused, boolean> = openGathering((bets) => refuseBets(pool, bets))
  return {
    async hear(bet, heard) {
      const { id, attempts, currency } = bet
      if (heard.kind === 'unknown') {
        await tryAgainIn(pool, [id], soonMs * attempts)
        return false
      }
      const balance = balanceIn(heard, currency)
      if (heard.kind === 'ok') {
        await take({ id, balance, receipt: await receiptOf(bet) })
        return true
      }
      // A later attempt moved nothing, but an earlier one may have; unless the platform repeats what it refused before.
      if (attempts === 1 || heard.answer.replayed) await refuse({ id, refusal: heard.status, balance })
      else await giveBack(pool, id)
      return true
    },
  }
}
