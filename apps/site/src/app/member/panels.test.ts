import { expect, test } from 'vitest'
import { hasPanel, panelsFor } from './panels.ts'

const on = new Map([['WALLET_MERCHANT', true]])
const offered = (toUpline: boolean, switches = on) => panelsFor({ switches, toUpline }).map(({ id }) => id)

test('[EN-95][MC-05] the wallet is offered where the brand has switched it on', () => {
  expect(offered(true)).toContain('transferFund')
  for (const off of [new Map(), new Map([['WALLET_MERCHANT', false]])])
    expect(offered(true, off)).toEqual(offered(true).filter((id) => id !== 'transferFund'))
})

test('[MC-08][EN-107] the way to the upline is offered to who has one, and to nobody else', () => {
  expect(offered(true)).toContain('transferUpline')
  expect(offered(false)).toEqual(offered(true).filter((id) => id !== 'transferUpline'))
})

test('[MC-03] each page stands in the menu once, by its name, in the order of the product', () => {
  const all = offered(true)
  expect(all).toEqual([
    ...['securityCenter', 'protection', 'transferFund', 'depositv2', 'withdraw', 'receipts'],
    ...['transferUpline', 'turnover', 'personalHistoryCopy', 'transactionHistory', 'personalProfit'],
  ])
  expect(all.every(hasPanel)).toBe(true)
  expect(hasPanel('nothing')).toBe(false)
})

test('[MC-21] no page carries a count but missions, messages, rewards and payments between members', () => {
  const counted = ['missionLeaderboard', 'messageV2', 'rewardCenter', 'receipts']
  const wrong = panelsFor({ switches: new Map(), toUpline: true }).filter(
    ({ id, useCount }) => useCount && !counted.includes(id),
  )
  expect(wrong).toEqual([])
})
