/** Which parts of the two centres somebody is offered. */
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { switchNode } from '../merchants/merchants.ts'

/** Every page of the member centre, by the name that the product gives it, in the order of its menu. */
export const memberPages = [
  'securityCenter',
  'protection',
  'messageV2',
  'transferFund',
  'depositv2',
  'withdraw',
  'receipts',
  'transferUpline',
  'turnover',
  'personalHistoryCopy',
  'transactionHistory',
  'personalProfit',
  'vip',
  'manualRebate',
  'bonusDetails',
  'rewardCenter',
  'pointRecord',
  'referral',
  'missionLeaderboard',
] as const
export type MemberPage = (typeof memberPages)[number]

/** The nodes of the two centres; below the member centre's stand its pages. Only `1` is offered. */
export const menu = endpoint({
  method: 'GET',
  path: '/wps/v2/menu',
  access: 'session',
  summary: "The session's menu: which centres and which pages of them it is offered.",
  reply: z.array(switchNode),
  refusals: [],
})
