/**
 * Money that went into players' wallets, or came out of them, after the copy of a journal that was restored. Nothing but
 * these orders moves a wallet: with each of them written once more it holds what it held.
 */
import { currencyOf, parseMinor } from '@jackfruit/kernel'
import type { Order, Wallets } from '../journal/wallets.ts'
import type { Log } from '../settling/settling.ts'
import type { OrderThere } from './platform-word.ts'

export interface Wallet {
  readonly studio: string
  /** Nobody else moves one meanwhile: the studio answers for none until it has begun anew. */
  readonly wallets: Wallets
  readonly log: Log
}

/** What went in comes first, so that what came out of it finds it. It may be done again. */
export async function regainOrders(parts: Wallet, orders: readonly OrderThere[]): Promise<void> {
  for (const there of orders.filter(({ state }) => state === 'refused')) await closeAgain(parts, there)
  const done = orders.filter(({ state }) => state === 'done')
  for (const direction of ['in', 'out'])
    for (const there of done.filter((each) => each.direction === direction)) await moveAgain(parts, there)
}

const ownerOf = (studio: string, { orderNo, playerId, currency }: OrderThere) => ({
  ...{ studio, orderNo, playerId, currency },
})

/** Should it still arrive, it finds what the platform was told. */
const closeAgain = ({ studio, wallets }: Wallet, there: OrderThere) =>
  wallets.verdictOf(ownerOf(studio, there))

async function moveAgain({ studio, wallets, log }: Wallet, there: OrderThere): Promise<void> {
  const { direction, orderNo } = there
  const amount = parseMinor(there.amount, currencyOf(there.currency).scale)
  const order: Order = { ...ownerOf(studio, there), direction, amount: amount ?? 0n }
  const { state, reason } = await wallets.move(order)
  if (state === 'refused')
    log.error(
      { studio, orderNo, reason },
      'a transfer that the platform has done cannot be: a person has to look',
    )
}
