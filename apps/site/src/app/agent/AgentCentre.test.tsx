import { act, Suspense } from 'react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { goTo, usePlace } from '../../shared/address/navigation.ts'
import { beginSession, endSession } from '../../shared/session/session.ts'
import { openPlatform, value } from '../../testing/platform.ts'
import { openScreen, siteWith } from '../../testing/screen.tsx'
import { readSearch } from '../pages/paths.ts'
import AgentCentre from './AgentCentre.tsx'

const screen = openScreen()
const member = (type: number) => ({
  ...{ id: '1', account: 'agent', nickname: 'Ko Ko', type, toUpline: false, vipRank: 0 },
  ...{ clubLabel: { labelName: '' }, memberLabel: [], language: null, avatar: null },
})
const consolidated = {
  funds: { currency: 'MMK', balance: '12.00', held: '0.00', overdue: '0.00' },
  ...{ enableCt: false, dailySalary: true, hourSalary: false, agentRealtimeSalary: false, salary: true },
  waiting: { dividend: 0, daily: 0, hourly: 0, realtime: 0 },
}

function Shown() {
  const { pathname, search } = usePlace()
  const { ac } = readSearch(search)
  return (
    <>
      <Suspense>{ac !== undefined && <AgentCentre ac={ac} />}</Suspense>
      <output>{`${pathname} ${ac ?? 'closed'} ${search['side'] ?? ''} ${search['to'] ?? ''}`.trim()}</output>
    </>
  )
}
const place = () => document.querySelector('output')?.textContent

beforeAll(() =>
  Promise.all([
    import('../../features/agents/centre/AgentWindow.tsx'),
    import('../../features/agents/centre/NoAgentWindow.tsx'),
    import('../../features/agents/centre/register/Register.tsx'),
  ]),
)
afterEach(() =>
  act(async () => {
    endSession('signed-out')
    goTo('/')
  }),
)

async function open(type: number | null, ac = 'account', switches = ['AC_AGENT_CENTER']) {
  await screen.draw(null)
  openPlatform({
    'GET /wps/v2/members/me': value(member(type ?? 0)),
    'GET /wps/v2/agent/consolidated': value(consolidated),
    'GET /wps/v2/agent/links': value({ lists: [], most: [], address: 'https://demo.example/r?af=' }),
  })
  if (type !== null) await act(async () => beginSession('a-token'))
  await act(async () => goTo(`/records?ac=${ac}`))
  await screen.draw(<Shown />, siteWith(switches, { currency: 'MMK' }))
}

test('[RO-23] [AC-01] [RT-54] an agent sees the centre over the page that is open, and closes it again', async () => {
  await open(1)
  await screen.until(() => expect(document.querySelector('[data-page-content="account"]')).not.toBeNull())
  expect(place()).toBe('/records account')
  await screen.press('Close')
  expect(place()).toBe('/records closed')
})

test('[RO-27] a member who is no agent is told so, and so is an agent of a brand without the centre', async () => {
  await open(0)
  await screen.until(() => expect(document.querySelector('[data-testid="no-agent"]')).not.toBeNull())
  await open(1, 'account', [])
  await screen.until(() => expect(document.querySelector('[data-testid="no-agent"]')).not.toBeNull())
})

test('a visitor is led to the door of agents, and from there to the centre', async () => {
  await open(null)
  await screen.until(() => expect(place()).toBe('/login closed agent /agent'))
})

test('[RO-13] a trial account is not shown the centre', async () => {
  await open(4)
  await screen.until(() => expect(place()).toBe('/records closed'))
})
