/** The money of a part: from what is held for the receiver to the payer's purse, with what the house adds. */
import type { Minor } from '@jackfruit/kernel'
import {
  lockAccounts,
  move,
  type Outcome,
  openAccount,
  openHouse,
  post,
  standingOf,
} from '../ledger/index.ts'
import type { Work } from './changes.ts'
import type { Allocation, Ask, Claim } from './rows.ts'
import { millionths, reserveShare } from './terms.ts'

/** The reserve has no owner among the members: their numbers begin at 1. */
const reserveOwner = -2n

interface Place {
  readonly merchantId: number
  readonly currency: string
}

export const openReserve = ({ tx }: Work, { merchantId, currency }: Place): Promise<bigint> =>
  openAccount(tx, { merchantId, owner: reserveOwner, kind: 'held', currency })

export function tellBalance({ told }: Work, accountId: bigint, { balance, seq }: Outcome): void {
  told.push((news) => news.balance({ accountId, balance, seq }))
}

/** What the receiver loses the payer gains, to the last unit; the reserve is the house's. */
export async function settle(
  work: Work,
  { part, claim, ask }: { part: Allocation; claim: Claim; ask: Ask },
  amount: Minor,
): Promise<void> {
  const { tx, world } = work
  const { merchantId, currency } = claim
  const reserveId = await openReserve(work, claim)
  const [clearingId, fundHouse] = [
    await openHouse(tx, merchantId, 'clearing', currency),
    await openHouse(tx, merchantId, 'peer-reserve', currency),
  ]
  await lockAccounts(tx, [claim.heldId, ask.purseId, reserveId])
  const key = `peer:${part.id}`
  const { to: outcome } = await move(tx, {
    ...{ key, kind: 'peer', from: claim.heldId, to: ask.purseId },
    ...{ clearingId, amount },
  })
  const aside = (amount * reserveShare) / millionths
  if (aside > 0n) {
    await post(tx, {
      ...{ key: `${key}:reserve`, kind: 'adjust', accountId: reserveId },
      ...{ houseId: fundHouse, amount: aside },
    })
  }
  tellBalance(work, ask.purseId, outcome)
  await world.around.credited(tx, {
    ...{ merchantId, memberId: ask.memberId, accountId: ask.purseId },
    ...{ allocationId: part.id, amount },
  })
}

/** Back to the purse it was held from. */
export async function release(work: Work, claim: Claim, key: string, amount: Minor): Promise<void> {
  const clearingId = await openHouse(work.tx, claim.merchantId, 'clearing', claim.currency)
  const { to } = await move(work.tx, {
    ...{ key, kind: 'release', from: claim.heldId, to: claim.purseId },
    ...{ clearingId, amount },
  })
  tellBalance(work, claim.purseId, to)
}

/** Makes good to a member what the other side may not lose: from the reserve as far as it goes, the rest by the house. */
export async function makeGood(
  work: Work,
  place: Place,
  to: bigint,
  key: string,
  amount: Minor,
): Promise<void> {
  if (amount === 0n) return
  const { tx } = work
  const reserveId = await openReserve(work, place)
  const [clearingId, fundHouse] = [
    await openHouse(tx, place.merchantId, 'clearing', place.currency),
    await openHouse(tx, place.merchantId, 'peer-reserve', place.currency),
  ]
  await lockAccounts(tx, [reserveId, to])
  const laidAside = (await standingOf(tx, reserveId))?.balance ?? 0n
  const fromReserve = laidAside < amount ? laidAside : amount
  if (fromReserve > 0n) {
    const { to: outcome } = await move(tx, {
      ...{ key, from: reserveId, to },
      ...{ clearingId, amount: fromReserve },
    })
    tellBalance(work, to, outcome)
  }
  if (fromReserve < amount) {
    const outcome = await post(tx, {
      ...{ key: `${key}:house`, kind: 'adjust', accountId: to },
      ...{ houseId: fundHouse, amount: amount - fromReserve },
    })
    tellBalance(work, to, outcome)
  }
}
