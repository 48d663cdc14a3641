import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { openPlatform, refusal, value } from '../../../../testing/platform.ts'
import { openScreen, siteWith } from '../../../../testing/screen.tsx'
import { teamRow } from '../testing/answers.ts'
import { inCentre, ways } from '../testing/draw.tsx'
import Team from './Team.tsx'

const screen = openScreen()
const agentSite = siteWith([], { currency: 'MMK' })
const read = 'GET /wps/v2/agent/team'
const answer = (lists: readonly object[], path: readonly object[] = []) =>
  value({ currency: 'MMK', path, lists, nextCursor: null })
const node = (account: string) => document.querySelector<HTMLElement>(`[data-account="${account}"]`)

async function open(answers: Parameters<typeof openPlatform>[0], centre = ways()) {
  await screen.draw(null)
  openPlatform(answers)
  await screen.draw(inCentre(<Team />, centre), agentSite)
  await screen.until(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull())
}
/** What the platform answers depends on what is asked. */
const askedFor = (by: (query: URLSearchParams) => Response | Promise<Response>) => {
  const asked = vi.spyOn(globalThis, 'fetch')
  asked.mockImplementation(async (input) => by(new URL(String(input), 'http://demo.invalid').searchParams))
  return asked
}

test('[AC-10] a branch is opened where it is, and its people stand below it', async () => {
  await open({})
  await screen.draw(null)
  askedFor((query) =>
    query.get('below') === '501'
      ? answer([teamRow('hla_hla9', { id: '502', isAgent: false, members: 0, agents: 0, level: 2 })])()
      : answer([
          teamRow('kyaw_agent', { contracts: [{ kind: 'daily', state: 'active', rate: '0.4000' }] }),
        ])(),
  )
  await screen.draw(inCentre(<Team />), agentSite)
  await screen.until(() => expect(node('kyaw_agent')).not.toBeNull())
  expect(node('kyaw_agent')?.textContent).toContain('Daily salary')
  expect(node('kyaw_agent')?.textContent).toContain('148 members')
  await screen.press('Show who is below kyaw_agent')
  await screen.until(() => expect(node('hla_hla9')).not.toBeNull())
  expect(node('kyaw_agent')?.contains(node('hla_hla9'))).toBe(true)
})

test('[AC-10] [OV-38] somebody of the team opens to what can be done: money, a contract, the figures', async () => {
  const centre = ways({ open: vi.fn() })
  await open({ [read]: answer([teamRow('kyaw_agent')]) }, centre)
  await act(async () => node('kyaw_agent')?.querySelectorAll('button')[1]?.click())
  await screen.press('Daily salary')
  expect(centre.open).toHaveBeenCalledWith('dailySalary', 'kyaw_agent')
  await screen.press('Figures')
  expect(centre.open).toHaveBeenCalledWith('userProfit', 'kyaw_agent')
})

test('[SC-14] before money leaves, limits and the payment password are asked for', async () => {
  await open({
    [read]: answer([teamRow('kyaw_agent')]),
    'GET /wps/v2/transfers/downline': value({
      receiver: { account: 'kyaw_agent', nickname: 'Kyaw' },
      ...{ currency: 'MMK', min: '10.00', max: '1000.00', leftToday: '500.00', hasPaymentPassword: true },
    }),
  })
  await act(async () => node('kyaw_agent')?.querySelectorAll('button')[1]?.click())
  await screen.press('Transfer')
  await screen.until(() => expect(screen.fieldNamed('amount')).toBeTruthy())
  await screen.type('amount', '5')
  await screen.type('paymentPassword', '12')
  await screen.press(/^Send/)
  expect(screen.errorOf('amount')).not.toBeNull()
  expect(screen.errorOf('paymentPassword')).not.toBeNull()
})

test('beyond the third level a branch is shown by itself, with the way back above it', async () => {
  const me = { id: '1', account: 'agent' }
  const names = ['a1', 'a2', 'a3', 'a4'] as const
  const ids: readonly string[] = ['601', '602', '603']
  await screen.draw(null)
  askedFor((query) => {
    const at = ids.indexOf(query.get('below') ?? '') + 1
    const path = [me, ...ids.slice(0, at).map((id, place) => ({ id, account: names[place] }))]
    return answer([teamRow(names[at] ?? 'end', { id: ids[at] ?? '604', level: at + 1 })], path)()
  })
  await screen.draw(inCentre(<Team />), agentSite)
  for (const [at, name] of names.entries()) {
    await screen.until(() => expect(node(name)).not.toBeNull())
    if (at < 3) await screen.press(`Show who is below ${name}`)
  }
  await screen.until(() => expect(node('a1')).toBeNull())
  expect(document.querySelector('[aria-current="location"]')?.textContent).toBe('a3')
  await screen.press('Me')
  await screen.until(() => expect(node('a1')).not.toBeNull())
})

test('nobody below: the way to a link is offered', async () => {
  const centre = ways({ open: vi.fn() })
  await open({ [read]: answer([]) }, centre)
  expect(screen.has('Nobody is below you yet')).toBe(true)
  await screen.press('Make a link')
  expect(centre.open).toHaveBeenCalledWith('account')
})

test('a list that cannot be had says so, and can be asked for again', async () => {
  await open({ [read]: refusal('system') })
  expect(screen.has('This could not be loaded')).toBe(true)
})

test('[AC-10] a contract in force is told with the most that it pays, and money goes up by the way that there is', async () => {
  const contracts = [{ kind: 'daily', state: 'active', rate: '0.4000' }] as const
  const centre = ways({ onTransferUp: vi.fn() })
  await open({ [read]: answer([teamRow('kyaw_agent', { contracts: [...contracts] })]) }, centre)
  expect(node('kyaw_agent')?.textContent).toContain('Daily salary 0.40%')
  await screen.press('Transfer to upline')
  expect(centre.onTransferUp).toHaveBeenCalledOnce()
})
