import { act } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { openPlatform, refusal, value } from '../../../../testing/platform.ts'
import { openScreen, siteWith } from '../../../../testing/screen.tsx'
import { figures } from '../testing/answers.ts'
import { inCentre, ways } from '../testing/draw.tsx'
import Announcements from './Announcements.tsx'
import MyIncome from './MyIncome.tsx'
import TeamBetting from './TeamBetting.tsx'
import Transactions from './Transactions.tsx'
import UserProfit from './UserProfit.tsx'

const screen = openScreen()
const agentSite = siteWith([], { currency: 'MMK' })
const all = (testId: string) => [...document.querySelectorAll<HTMLElement>(`[data-testid="${testId}"]`)]

async function open(page: React.ReactNode, answers: Parameters<typeof openPlatform>[0], centre = ways()) {
  await screen.draw(null)
  openPlatform(answers)
  await screen.draw(inCentre(page, centre), agentSite)
  await screen.until(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull())
}

afterEach(() => {
  vi.useRealTimers()
})

test('[AC-07] announcements to agents are listed', async () => {
  const news = { id: '1', title: 'New rates', content: '<p>From December</p>', at: '2026-11-20T03:00:00Z' }
  await open(<Announcements />, {
    'GET /wps/v2/agent/announcements': value({ lists: [news], nextCursor: null }),
  })
  expect(screen.has('New rates')).toBe(true)
  await open(<Announcements />, { 'GET /wps/v2/agent/announcements': value({ lists: [], nextCursor: null }) })
  expect(screen.has('Nothing announced yet')).toBe(true)
})

const bet = {
  ...{ id: '1', account: 'hla_hla9', at: '2026-11-21T06:00:00Z', gameCode: 'x', gameName: 'Crash' },
  ...{ category: 'RNG', roundId: 'r-100', stake: '200.00', valid: '200.00', payout: '0.00', net: '200.00' },
  status: 'settled',
}

test('[AC-11] bets of the team open to their round, and hidden ones are counted, not listed', async () => {
  await open(<TeamBetting />, {
    'GET /wps/v2/agent/bets': value({ currency: 'MMK', lists: [bet], nextCursor: null, hidden: 2 }),
    'GET /wps/v2/agent/bets/detail': value({
      ...{ bet, evidence: null },
      movements: [{ kind: 'stake', amount: '-200.00', at: '2026-11-21T05:59:00Z' }],
    }),
  })
  expect(screen.has('2 members hide their play')).toBe(true)
  await act(async () => all('team-bet')[0]?.querySelector('button')?.click())
  expect(all('team-bet')[0]?.textContent).toContain('r-100')
  await screen.until(() => expect(all('team-round')[0]?.textContent).toContain('−200.00'))
})

test('[AC-11] about one member is asked with the name, as the team’s page hands it over', async () => {
  const asked = vi.spyOn(globalThis, 'fetch')
  const empty = { currency: 'MMK', lists: [], nextCursor: null, hidden: 0 }
  asked.mockImplementation(async () => value(empty)())
  await screen.draw(inCentre(<TeamBetting />, ways({ about: 'hla_hla9' })), agentSite)
  await screen.until(() => expect(screen.has('No rounds here')).toBe(true))
  expect(String(asked.mock.calls[0]?.[0])).toContain('account=hla_hla9')
})

test('a page of which all is hidden leads on, and a name that nobody has is no failure', async () => {
  await open(<TeamBetting />, {
    'GET /wps/v2/agent/bets': value({ currency: 'MMK', lists: [], nextCursor: '88', hidden: 1 }),
  })
  expect(screen.has('No rounds here')).toBe(false)
  expect(screen.buttonNamed('Load more')).toBeTruthy()
  await open(<TeamBetting />, { 'GET /wps/v2/agent/bets': refusal('downline_not_found') })
  expect(screen.has('Nobody of your team matches this.')).toBe(true)
})

test('[AC-12] each member has a line, and all of them together stand above', async () => {
  const row = (id: string, account: string, net: string, isHidden = false) => ({
    ...{ id, account, isAgent: false, isHidden, figures: figures({ net }) },
  })
  await open(<UserProfit />, {
    'GET /wps/v2/agent/profit': value({
      ...{ currency: 'MMK', total: figures({ net: '30.00' }), nextCursor: null },
      kinds: [{ kind: 'RNG', figures: figures() }],
      lists: [
        row('1', 'ko_min77', '50.00'),
        row('2', 'thazin_p', '-20.00'),
        row('3', 'hla_hla9', '0.00', true),
      ],
    }),
  })
  expect(all('profit-member').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('+50.00'),
    expect.stringContaining('−20.00'),
    expect.stringContaining('Play hidden–'),
  ])
  expect(screen.has('Play hidden')).toBe(true)
  expect(screen.has('Slots')).toBe(true)
})

test('[AC-13] income stands by kind and by day, with its sum', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T06:00:00Z') })
  const nothing = { dividend: '0.00', daily: '0.00', hourly: '0.00', realtime: '0.00' }
  await open(<MyIncome />, {
    'GET /wps/v2/agent/income': value({
      currency: 'MMK',
      total: { ...nothing, dividend: '6480.00', daily: '1200.50' },
      days: [
        { ...nothing, day: '2026-11-20', daily: '1200.50' },
        { ...nothing, day: '2026-11-21', dividend: '6480.00' },
      ],
    }),
  })
  expect(screen.has('7,680.50')).toBe(true)
  expect(all('income-day').map(({ textContent }) => textContent)[0]).toContain('6,480.00')
})

test('[AC-14] what moved in purses of the team is listed by kind', async () => {
  const row = { id: '1', account: 'ko_min77', at: '2026-11-21T06:00:00Z', kind: 'deposit', amount: '500.00' }
  await open(<Transactions />, {
    'GET /wps/v2/agent/transactions': value({
      ...{ currency: 'MMK', nextCursor: null },
      lists: [row, { ...row, id: '2', kind: 'dividend', amount: '12.00' }],
    }),
  })
  expect(all('team-movement').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Deposit'),
    expect.stringContaining('Dividend'),
  ])
})
