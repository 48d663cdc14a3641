import { expect, test } from 'vitest'
import { addressToOpen, isVipRank, pickService, pickWhileClosed } from './serviceChoice.ts'

const chat = { label: 'Live chat', isVip: false }
const vip = { label: 'VIP', isVip: true }

test.each([
  [0, chat],
  [4, chat],
  [5, vip],
  [9, vip],
])('[FB-02][FB-03] rank %i is served by %o', (rank, entry) => {
  expect(pickService([chat, vip], rank)).toBe(entry)
  expect(pickService([vip, chat], rank)).toBe(entry)
  expect(isVipRank(rank)).toBe(entry === vip)
})

test.each([
  [5, 'Gold desk', 'Gold desk'],
  [5, 'No such desk', 'VIP'],
  [5, undefined, 'VIP'],
  // A label alone makes nobody a VIP.
  [4, 'Gold desk', 'Live chat'],
])('[EN-99] [D-38] a member of rank %i with the label %s is served by %s', (rank, vipService, served) => {
  const desk = { label: 'Gold desk', isVip: true }
  expect(pickService([chat, vip, desk], rank, vipService)?.label).toBe(served)
})

test('[FB-02] where a brand has no service for VIPs they reach live chat; nobody else reaches that of VIPs', () => {
  expect(pickService([chat], 7)).toBe(chat)
  expect(pickService([vip], 4)).toBeUndefined()
})

test('[SS-07][SS-10] while the site is closed an address elsewhere is opened, for everybody', () => {
  const here = { ...chat, url: '/help' }
  const post = { label: 'E-mail', isVip: false, url: 'mailto:help@site.test' }
  const posh = { ...vip, url: 'https://vip.test' }
  expect(pickWhileClosed([posh, here, post])).toBe(post)
  expect(pickWhileClosed([posh, here])).toBe(here)
})

test.each([
  ['https://chat.test/a', 'https://chat.test/a'],
  ['/help', 'https://site.test/help'],
  ['mailto:help@site.test', 'mailto:help@site.test'],
  ['javascript:alert(1)', null],
  ['data:text/html,x', null],
])('[FB-01] %s is opened as %s', (url, address) => {
  expect(addressToOpen(url, 'https://site.test')).toBe(address)
})
