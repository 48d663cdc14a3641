/** Points: what earns them, what a member has, and the mall where they are exchanged for goods and money. */
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { instant, languageCode, money, signedMoney } from '../fields.ts'
import { deliveries, earnedLines, goodsArts, goodsCategories, lines, orderStates } from './kinds.ts'

export * from './kinds.ts'

/** Points on the wire: a decimal string with two decimals. */
export const amount = money

/** Chosen by who presses: the same one again is the same press, not another. */
const pressKey = z.string().check(z.minLength(8), z.maxLength(100), z.regex(/^[\w-]+$/))
export const goodsCode = z.string().check(z.regex(/^[a-z][a-z0-9-]{0,59}$/))
/** The payment password. */
const digits = z.string().check(z.regex(/^\d{6}$/))
const orderId = z.string().check(z.regex(/^[1-9]\d{0,17}$/))
const cursor = z.optional(z.string().check(z.regex(/^[1-9]\d{0,17}$/)))

const goods = z.object({
  id: goodsCode,
  category: z.enum(goodsCategories),
  art: z.enum(goodsArts),
  /** In the language that was asked for, or the first that the operator has written. */
  name: z.string(),
  text: z.string(),
  /** For one piece. */
  price: amount,
  /** Null: there are as many as are asked for, made to order. */
  stock: z.nullable(z.number()),
  /** What is asked for beside the payment password. */
  delivery: z.enum(deliveries),
})
export type Goods = z.infer<typeof goods>

const terms = z.object({
  /** One point for so much of the brand's money; null where nothing is earned. In the order of the table. */
  ratios: z.array(z.object({ line: z.enum(lines), per: z.nullable(money) })),
  /** Null where points are not turned into money. */
  convert: z.nullable(z.object({ points: amount, money, min: amount, perDay: amount })),
})

export const mall = endpoint({
  method: 'GET',
  path: '/wps/v2/mall',
  access: 'public',
  summary: 'The mall as a visitor sees it: goods with their price in points, and what earns points.',
  query: z.object({ language: z.optional(languageCode) }),
  reply: z.object({ lists: z.array(goods), terms }),
  refusals: [],
})

export const balance = endpoint({
  method: 'GET',
  path: '/wps/v2/points/balance',
  access: 'member',
  summary: "The member's points, with what was bet a moment ago. They do not expire.",
  reply: z.object({
    balance: amount,
    /** Of a point: `PTS`. */
    unit: z.string(),
    /** Points of bets that were taken back after they had been spent: earned next, they fill this first. */
    owed: amount,
    earnedToday: amount,
    /** What may still be turned into money today. */
    convertLeft: amount,
    hasPaymentPassword: z.boolean(),
  }),
  refusals: [],
})

export const rewards = endpoint({
  method: 'GET',
  path: '/wps/v2/points/rewards',
  access: 'member',
  summary: 'Goods of the mall, with how many points each still lacks.',
  query: z.object({ language: z.optional(languageCode) }),
  reply: z.object({ lists: z.array(z.extend(goods, { missing: amount })) }),
  refusals: [],
})

export const config = endpoint({
  method: 'GET',
  path: '/wps/v2/points/config',
  access: 'member',
  summary: 'What earns points and how much, and at what rate and limits they become money.',
  reply: terms,
  refusals: [],
})

const passwordRefusals = [
  'payment_password_missing',
  'payment_password_wrong',
  'payment_password_locked',
  'sealed_body_refused',
  'key_conflict',
  'points_missing',
] as const

export const quantityMax = 10
export const addressMax = 300

const order = z.object({
  id: orderId,
  what: z.enum(['goods', 'cash']),
  state: z.enum(orderStates),
  /** Of goods: as they were called and drawn in the mall; null for money. */
  goods: z.nullable(z.object({ id: goodsCode, name: z.string(), art: z.enum(goodsArts) })),
  quantity: z.number(),
  points: amount,
  /** Of money: what came into the purse. */
  paidAmount: z.nullable(money),
  receivingAddress: z.string(),
  zaloId: z.string(),
  whatsappId: z.string(),
  /** What the operator wrote to it: where a parcel is, or why it was refused. */
  remark: z.string(),
  time: instant,
  decidedAt: z.nullable(instant),
})
export type Order = z.infer<typeof order>

export const redeem = endpoint({
  method: 'POST',
  path: '/wps/v2/points/redeem',
  access: 'member',
  summary: 'Exchange points for goods: points and pieces are taken at once, and people send the goods.',
  sealed: 'pointsRedeem',
  body: z.strictObject({
    key: pressKey,
    goodsId: goodsCode,
    quantity: z.number().check(z.int(), z.gte(1), z.lte(quantityMax)),
    /** The price that was shown, for one piece: another one is refused. */
    price: amount,
    receivingAddress: z.string().check(z.trim(), z.maxLength(addressMax)),
    zaloId: z.string().check(z.trim(), z.maxLength(60)),
    whatsappId: z.string().check(z.trim(), z.maxLength(60)),
    password: digits,
    language: z.optional(languageCode),
  }),
  reply: order,
  refusals: [
    ...passwordRefusals,
    'goods_unknown',
    'goods_changed',
    'goods_sold_out',
    'address_missing',
    'contact_needed',
    'contact_invalid',
  ],
})

export const redemptions = endpoint({
  method: 'GET',
  path: '/wps/v2/points/redemptions',
  access: 'member',
  summary: "The member's exchanges, the newest first, each with its state.",
  query: z.object({ language: z.optional(languageCode), cursor }),
  reply: z.object({ lists: z.array(order), nextCursor: z.nullable(z.string()) }),
  refusals: [],
})

export const transactions = endpoint({
  method: 'GET',
  path: '/wps/v2/points/transactions',
  access: 'member',
  summary: 'What was earned, by day and kind of game, or what was spent and given back; the newest first.',
  query: z.object({
    show: z.optional(z.enum(['earned', 'spent'])),
    cursor: z.optional(z.string().check(z.regex(/^([1-9]\d{0,17}|\d{4}-\d\d-\d\d\.[A-Z]{1,20})$/))),
  }),
  reply: z.object({
    lists: z.array(
      z.object({
        what: z.enum(['earned', 'redeem', 'redeemBack']),
        /** Of what was earned: which line of the table; else null. */
        line: z.nullable(z.enum(earnedLines)),
        /** The exchange that it belongs to. */
        orderId: z.nullable(orderId),
        /** Below zero where points went. */
        points: signedMoney,
        /** Of what was earned: the day of the brand. */
        day: z.nullable(z.string()),
        at: z.nullable(instant),
      }),
    ),
    nextCursor: z.nullable(z.string()),
  }),
  refusals: [],
})

export const convert = endpoint({
  method: 'POST',
  path: '/wps/v2/points/convert',
  access: 'member',
  summary: 'Turn points into money at the rate that was shown. It is in the purse at once, without turnover.',
  sealed: 'pointsConvert',
  body: z.strictObject({
    key: pressKey,
    points: amount,
    /** What was shown for them: another sum is refused. */
    money,
    password: digits,
  }),
  reply: z.object({ balance: amount, sumBalance: money, paid: money }),
  refusals: [
    ...passwordRefusals,
    'convert_closed',
    'convert_changed',
    'amount_invalid',
    'amount_below',
    'day_limit',
  ],
})
