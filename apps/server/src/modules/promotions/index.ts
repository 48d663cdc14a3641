/** Promotions: offers as data, what they may cost, where members stand, and what is given. */
export {
  decideApplication,
  type OpenApplication,
  openApplications,
  picturesOfApplication,
  type Verdict,
} from './decide.ts'
export { giveTo, takeBack } from './give.ts'
export {
  changeTerms,
  closePromotion,
  makePromotion,
  type NewPromotion,
  NotMade,
  type Signature,
} from './make.ts'
export type { Promotions } from './module.ts'
export { type PricedOffer, pricedOffers, type Simulation, simulateOffer } from './priced.ts'
