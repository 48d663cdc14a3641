/** Points: earned with bets and deposits, and exchanged in the mall for goods and money. */

export { decideOrder, type Verdict, verdicts } from './decide.ts'
export { addExtra } from './extra.ts'
export { givePoints } from './give.ts'
export { allGoods, type Goods, goodsById, type WrittenGoods, writeGoods } from './goods.ts'
export type { Points } from './module.ts'
export { type Order, openDelivery, openOrders } from './orders.ts'
export { parts, point, worthOf } from './ratio.ts'
export { redeem } from './redeem.ts'
export { readTerms, type Terms, termsSince, writeTerms } from './terms.ts'
export { house, NotDone, type Signature, unit } from './world.ts'
