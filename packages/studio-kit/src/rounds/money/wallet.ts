/** Each movement of a table's stake in its call to the platform. A bet is a round of its own there: none waits for another. */
import { currencyOf, formatMinor, type Minor, parseMinor } from '@jackfruit/kernel'
import type { Heard, VendorClient } from '../../platform/vendor-client.ts'
import type { TableBet } from '../store/bet-row.ts'

type Bet = TableBet & { readonly tableId: string }

const amountIn = (currency: string, amount: Minor) => formatMinor(amount, currencyOf(currency).scale)

/** The platform knows a table as a game of its own. */
const named = ({ playerId, currency, tableId, id }: Bet) => ({
  ...{ playerId, currency, gameCode: tableId, roundId: id },
})

export const askStake = (platform: VendorClient, bet: Bet, platformSession: string) =>
  platform.call('bet', {
    ...named(bet),
    sessionId: platformSession,
    transactionId: `${bet.id}:bet`,
    amount: amountIn(bet.currency, bet.stake),
    roundEnded: false,
    ...(bet.atRisk < bet.stake && { atRisk: amountIn(bet.currency, bet.atRisk) }),
  })

export const askPayout = (platform: VendorClient, bet: Bet, payout: Minor) =>
  platform.call('win', {
    ...named(bet),
    transactionId: `${bet.id}:win`,
    betTransactionId: `${bet.id}:bet`,
    amount: amountIn(bet.currency, payout),
    roundEnded: true,
    winType: 'NORMAL',
  })

/** Also of a stake that never arrived: it is refused when it does. */
export const askBack = (platform: VendorClient, bet: Bet) =>
  platform.call('rollback', {
    ...named(bet),
    transactionId: `${bet.id}:rollback`,
    targetTransactionId: `${bet.id}:bet`,
    targetType: 'BET',
  })

export const balanceIn = (
  heard: Exclude<Heard<'bet' | 'win' | 'rollback'>, { kind: 'unknown' }>,
  currency: string,
): Minor | null =>
  heard.answer.balance === undefined ? null : parseMinor(heard.answer.balance, currencyOf(currency).scale)
