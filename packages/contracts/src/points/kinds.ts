/** What points are earned with, what they are exchanged for, and how an exchange stands. */

/** Lines of the table of ratios: kinds of games as turnover counts them, and money paid in. */
export const lines = [
  'RNG',
  'JACKPOT',
  'AC',
  'FISH',
  'LIVE',
  'CARD',
  'PVP',
  'SPORTS',
  'ESPORTS',
  'COCKFIGHT',
  'LOTT',
  'ELOTT',
  'DEPOSIT',
] as const
export type Line = (typeof lines)[number]

/** Under which points stand in the record: a line of the table, what the house gave of its own, or what an offer gave beyond the usual. */
export const earnedLines = [...lines, 'GIFT', 'EXTRA'] as const
export type EarnedLine = (typeof earnedLines)[number]

export const goodsCategories = ['phones', 'audio', 'home', 'wear', 'gifts'] as const
export type GoodsCategory = (typeof goodsCategories)[number]

/** Pictures that goods are drawn with. */
export const goodsArts = [
  'phone',
  'earbuds',
  'headphones',
  'fan',
  'powerbank',
  'shirt',
  'cup',
  'gift',
  'lamp',
  'rice',
] as const
export type GoodsArt = (typeof goodsArts)[number]

/** A parcel with an address, a message to a contact, or nothing to send. */
export const deliveries = ['parcel', 'contact', 'none'] as const
export type Delivery = (typeof deliveries)[number]

/** Requirements PT-01 to PT-03: it waits, was refused with the points given back, is on its way, or has arrived. */
export const orderStates = ['inProcess', 'rejected', 'approved', 'confirmed'] as const
export type OrderState = (typeof orderStates)[number]
