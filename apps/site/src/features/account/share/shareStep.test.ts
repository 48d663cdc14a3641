import { expect, test } from 'vitest'
import { shareStep } from './shareStep.ts'

const on = new Map([['PROMO_REFERRAL', true]])
const off = new Map([['PROMO_REFERRAL', false]])
const both = { hasAgentCentre: true, hasReferral: true }
const neither = { hasAgentCentre: false, hasReferral: false }
const visitor = { isLoggedIn: false, type: null }
const player = { isLoggedIn: true, type: 0 }
const agent = { isLoggedIn: true, type: 1 }

test.each([
  ['[FB-10] a visitor logs in first', on, visitor, both, 'login'],
  ['[FB-10] a visitor logs in first, with the promotion off', off, visitor, neither, 'login'],
  ['[FB-11] an agent reaches the page where people are registered', off, agent, both, 'agent-register'],
  ['[FB-11] an agent hears that it comes while there is no agent centre', on, agent, neither, 'soon'],
  ['[FB-12] a player reaches the referral page while its promotion is on', on, player, both, 'referral'],
  ['[FB-13] [ER-41] a player hears that it comes while the promotion is off', off, player, both, 'soon'],
  ['[FB-13] a player hears that it comes while there is no such page', on, player, neither, 'soon'],
  ['[FB-13] a promotion that the brand does not name is off', new Map(), player, both, 'soon'],
  ['nothing happens while it is not known who presses', on, { isLoggedIn: true, type: null }, both, null],
] as const)('%s', (_title, switches, who, pages, step) => {
  expect(shareStep(switches, who, pages)).toBe(step)
})
