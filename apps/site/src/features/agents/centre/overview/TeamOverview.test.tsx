import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openPlatform, value } from '../../../../testing/platform.ts'
import { openScreen, siteWith } from '../../../../testing/screen.tsx'
import { overview } from '../testing/answers.ts'
import { inCentre, ways } from '../testing/draw.tsx'
import TeamOverview from './TeamOverview.tsx'

const screen = openScreen()
const agentSite = siteWith([], { currency: 'MMK' })
const read = 'GET /wps/v2/agent/overview'

// Fifteen to twenty-one November are the seven days.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T06:00:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

const pressKey = (on: HTMLElement | null, key: string) =>
  act(async () => {
    on?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
  })

async function open(answer: object, centre = ways()) {
  await screen.draw(null)
  openPlatform({ [read]: value(answer) })
  await screen.draw(inCentre(<TeamOverview />, centre), agentSite)
  await screen.until(() => expect(document.querySelector('dl')).not.toBeNull())
}

test('[AC-08] the team’s totals stand beside those of the days before', async () => {
  await open(overview)
  expect(screen.has('482,190,300.00')).toBe(true)
  expect(screen.has(/\+25\.0%before: Ks\s800\.00/)).toBe(true)
  expect(screen.has(/\+26\.0%before: 100/)).toBe(true)
})

test('[AC-08] the chart tells the chosen day in words, and arrow keys choose another', async () => {
  await open(overview)
  await screen.choose(5)
  const chart = document.querySelector<HTMLElement>('[role="slider"]')
  expect(chart?.getAttribute('aria-valuetext')).toMatch(/21 Nov: Deposits Ks\s400\.00/)
  await pressKey(chart, 'ArrowLeft')
  await screen.until(() =>
    expect(chart?.getAttribute('aria-valuetext')).toMatch(/20 Nov: Deposits Ks\s600\.00/),
  )
  // Days of which nothing is told are there, too.
  await pressKey(chart, 'Home')
  await screen.until(() =>
    expect(chart?.getAttribute('aria-valuetext')).toMatch(/15 Nov: Deposits Ks\s0\.00/),
  )
})

test('direct lines are listed, and up to when bets are read is said', async () => {
  await open(overview)
  expect(document.querySelectorAll('[data-testid="branch"]')).toHaveLength(2)
  expect(screen.has('−1,120,000.00')).toBe(true)
  expect(screen.has('Bets settled up to 21 Nov, 14:30')).toBe(true)
})

test('without a team there is a way to the first link', async () => {
  const centre = ways({ open: vi.fn() })
  await open({ ...overview, branches: [], readTo: null }, centre)
  await screen.press('Make a link')
  expect(centre.open).toHaveBeenCalledWith('account')
  expect(screen.has('No bet has been counted yet.')).toBe(true)
})
