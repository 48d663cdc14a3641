/** What a platform asks about the wallets that a studio keeps for players. */
import { currencyOf, formatMinor, parseMinor } from '@jackfruit/kernel'
import { Doubtful, type Verdict } from '../journal/wallets.ts'
import { PlayRefusal } from '../play/play-refusal.ts'
import { growthMax } from '../restoring/guard.ts'
import type { Handler, PlatformParts } from './platform-parts.ts'

const scaleOf = (currency: string) => currencyOf(currency).scale

const told = ({ state, reason, balance }: Verdict, currency: string) => ({
  ...{ state, reason },
  balance: formatMinor(balance, scaleOf(currency)),
})

/** An older copy of the journal holds other wallets: nothing is said of one, nor moved, until it is known to be the newest. */
async function surely<T>({ guard }: Pick<PlatformParts, 'guard'>, work: () => Promise<T>): Promise<T> {
  for (let tries = 0; tries < growthMax; tries++) {
    await guard.sure()
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof Doubtful)) throw error
    }
  }
  throw new PlayRefusal(503, 'BUSY')
}

function transfer(direction: 'in' | 'out'): Handler<'transferIn' | 'transferOut'> {
  return async (parts, { orderNo, playerId, currency, amount: text }) => {
    const { studio, wallets } = parts
    const amount = parseMinor(text, scaleOf(currency))
    if (amount === null || amount === 0n)
      return { state: 'refused', reason: 'amount', balance: formatMinor(0n, scaleOf(currency)) }
    const order = { studio, orderNo, playerId, currency, direction, amount }
    return told(await surely(parts, () => wallets.move(order)), currency)
  }
}

const transferStatus: Handler<'transferStatus'> = async (parts, { orderNo, playerId, currency }) => {
  const order = { studio: parts.studio, orderNo, playerId, currency }
  return told(await surely(parts, () => parts.wallets.verdictOf(order)), currency)
}

const playerBalance: Handler<'playerBalance'> = async (parts, { playerId, currency }) => {
  const owner = { studio: parts.studio, playerId, currency }
  const balance = await surely(parts, () => parts.wallets.balanceOf(owner))
  return { currency, balance: formatMinor(balance, scaleOf(currency)) }
}

export const walletCalls = {
  transferIn: transfer('in'),
  transferOut: transfer('out'),
  transferStatus,
  playerBalance,
}
