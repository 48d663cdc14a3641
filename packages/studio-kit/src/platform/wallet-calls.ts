/** What a platform asks about the wallets that a studio keeps for players. */
import { currencyOf, formatMinor, parseMinor } from '@jackfruit/kernel'
import type { Verdict } from '../journal/wallets.ts'
import type { Handler } from './platform-parts.ts'

const scaleOf = (currency: string) => currencyOf(currency).scale

const told = ({ state, reason, balance }: Verdict, currency: string) => ({
  ...{ state, reason },
  balance: formatMinor(balance, scaleOf(currency)),
})

function transfer(direction: 'in' | 'out'): Handler<'transferIn' | 'transferOut'> {
  return async ({ studio, wallets }, { orderNo, playerId, currency, amount: text }) => {
    const amount = parseMinor(text, scaleOf(currency))
    if (amount === null || amount === 0n)
      return { state: 'refused', reason: 'amount', balance: formatMinor(0n, scaleOf(currency)) }
    return told(await wallets.move({ studio, orderNo, playerId, currency, direction, amount }), currency)
  }
}

const transferStatus: Handler<'transferStatus'> = async (
  { studio, wallets },
  { orderNo, playerId, currency },
) => told(await wallets.verdictOf({ studio, orderNo, playerId, currency }), currency)

const playerBalance: Handler<'playerBalance'> = async ({ studio, wallets }, { playerId, currency }) => ({
  currency,
  balance: formatMinor(await wallets.balanceOf({ studio, playerId, currency }), scaleOf(currency)),
})

export const walletCalls = {
  transferIn: transfer('in'),
  transferOut: transfer('out'),
  transferStatus,
  playerBalance,
}
