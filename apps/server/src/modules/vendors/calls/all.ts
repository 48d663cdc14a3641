/** Every call of the vendor API by its name in the contract. */
import type { vendor } from '@jackfruit/contracts'
import type { Handler } from './context.ts'
import { adjust, rollback } from './corrections.ts'
import { bet, betwin, endround, promo, win } from './money.ts'
import { authenticate, balance, status } from './reading.ts'

export const handlers: { readonly [K in vendor.VendorCall]: Handler<K> } = {
  authenticate,
  balance,
  bet,
  win,
  betwin,
  rollback,
  adjust,
  promo,
  endround,
  status,
}
