/**
 * The balance above the board. What the site around tells of it counts, for money comes from elsewhere too: a deposit,
 * another game, a result that was corrected. Until the site has told of an own deed, what that moved is reckoned here.
 */
import { readBalance } from '@jackfruit/game-page/flow/told-balance'
import type { Minor } from '@jackfruit/kernel'
import type { Desk } from './desk-state.ts'

type Purse = Pick<Desk, 'balance' | 'told' | 'currency'>

/** What is no balance of this currency is not heard. */
export function hearBalance(purse: Purse, value: unknown): void {
  const balance = readBalance(value, purse.currency)
  if (balance === null) return
  purse.balance = balance
  purse.told++
}

/** `by`: how much the deed moved. Whatever is told while it is on its way knows of it, or is followed by what does. */
export async function moving<T>(purse: Purse, deed: () => Promise<T>, by: (done: T) => Minor): Promise<T> {
  const { told } = purse
  const done = await deed()
  if (purse.told === told) purse.balance += by(done)
  return done
}

/** What came back when nobody asked: a site that tells balances has told it, or does in a moment. */
export function came(purse: Purse, amount: Minor): void {
  if (purse.told === 0) purse.balance += amount
}
