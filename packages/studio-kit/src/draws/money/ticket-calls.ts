/** Each movement of a ticket in its call to the platform. A ticket is a round of its own there: none waits for another. */
import { currencyOf, formatMinor, type Minor } from '@jackfruit/kernel'
import type { VendorClient } from '../../platform/vendor-client.ts'
import type { DueCorrection } from '../store/due-tickets.ts'
import type { DrawTicket } from '../store/ticket-row.ts'

type Ticket = Pick<DrawTicket, 'id' | 'playerId' | 'currency' | 'game'>

const amountIn = (currency: string, amount: Minor) => formatMinor(amount, currencyOf(currency).scale)

const named = ({ playerId, currency, game, id }: Ticket) => ({
  ...{ playerId, currency, gameCode: game, roundId: id },
})

export const askStake = (
  platform: VendorClient,
  ticket: Ticket & Pick<DrawTicket, 'price'>,
  platformSession: string,
) =>
  platform.call('bet', {
    ...named(ticket),
    sessionId: platformSession,
    transactionId: `${ticket.id}:bet`,
    amount: amountIn(ticket.currency, ticket.price),
    roundEnded: false,
  })

export const askPayout = (platform: VendorClient, ticket: Ticket, payout: Minor) =>
  platform.call('win', {
    ...named(ticket),
    transactionId: `${ticket.id}:win`,
    betTransactionId: `${ticket.id}:bet`,
    amount: amountIn(ticket.currency, payout),
    roundEnded: true,
    winType: 'NORMAL',
  })

/** Also of a stake that never arrived: it is refused when it does. */
export const askBack = (platform: VendorClient, ticket: Ticket) =>
  platform.call('rollback', {
    ...named(ticket),
    transactionId: `${ticket.id}:rollback`,
    targetTransactionId: `${ticket.id}:bet`,
    targetType: 'BET',
  })

/** A result was corrected: what was paid stays, and the difference stands beside it. */
export const askCorrection = (
  platform: VendorClient,
  { ticketId, revision, amount, playerId, currency, game }: DueCorrection,
) =>
  platform.call('adjust', {
    ...named({ id: ticketId, playerId, currency, game }),
    transactionId: `${ticketId}:adjust:${revision}`,
    refTransactionId: `${ticketId}:win`,
    signedAmount: `${amount < 0n ? '-' : ''}${amountIn(currency, amount < 0n ? -amount : amount)}`,
    reason: `official result, correction ${revision - 1}`,
  })
