import { act } from 'react'
import { expect, test } from 'vitest'
import { openPlatform, refusal, value } from '../../../../testing/platform.ts'
import { openScreen, siteWith } from '../../../../testing/screen.tsx'
import { link } from '../testing/answers.ts'
import { inCentre } from '../testing/draw.tsx'
import Register from './Register.tsx'

const screen = openScreen()
const agentSite = siteWith([], { currency: 'MMK' })
const read = 'GET /wps/v2/agent/links'
const links = (lists: readonly object[]) =>
  value({ lists, most: [{ kind: 'daily', rate: '0.4000' }], address: 'https://demo.example/register?af=' })
const by = (testId: string) => document.querySelector<HTMLElement>(`[data-testid="${testId}"]`)

async function open(answers: Parameters<typeof openPlatform>[0]) {
  await screen.draw(null)
  const platform = openPlatform(answers)
  await screen.draw(inCentre(<Register />), agentSite)
  await screen.until(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull())
  return platform
}
const bodyOf = ({ asked }: ReturnType<typeof openPlatform>, to: string) =>
  asked.find((each) => each.to === to)?.body

test('[AC-09] a link tells what it brought, with its code for cameras and its address', async () => {
  await open({ [read]: links([link()]) })
  expect(by('agent-link')?.textContent).toContain('312 13%')
  expect(by('agent-link')?.textContent).toContain('141 45%')
  expect(by('link-card')?.textContent).toContain('https://demo.example/register?af=TH7741A')
  expect(by('link-card')?.querySelector('svg path')).not.toBeNull()
})

test('[AC-09] a link with a rate is made; more than the agent has is held back', async () => {
  const made = link({ id: '8', name: 'Shop', kind: 'agent' })
  const platform = await open({ [read]: links([]), 'POST /wps/v2/agent/links': value(made) })
  await screen.press('New link')
  await screen.type('name', 'Shop')
  await screen.choose(3)
  await screen.type('preset-daily', '0.45')
  expect(screen.has('Your own is 0.40%.')).toBe(true)
  await screen.press('Make the link')
  expect(bodyOf(platform, 'POST /wps/v2/agent/links')).toBeUndefined()
  await screen.type('preset-daily', '0.30')
  expect(screen.has('yours 0.40% · you keep 0.10%')).toBe(true)
  await screen.press('Make the link')
  await screen.until(() =>
    expect(bodyOf(platform, 'POST /wps/v2/agent/links')).toMatchObject({
      ...{ name: 'Shop', kind: 'agent', expiresAt: null, limit: null },
      presets: [{ kind: 'daily', rate: '0.30' }],
    }),
  )
})

test('a taken code is told at its field, and what was typed stays', async () => {
  await open({ [read]: links([]), 'POST /wps/v2/agent/links': refusal('code_taken') })
  await screen.press('New link')
  await screen.type('name', 'Shop')
  await screen.type('ownCode', 'TH7741A')
  await screen.press('Make the link')
  await screen.until(() => expect(screen.errorOf('ownCode')).not.toBeNull())
  expect(screen.valueOf('name')).toBe('Shop')
})

test('a link is paused by a press, and deleted only after it was asked once more', async () => {
  const platform = await open({
    [read]: links([link()]),
    'POST /wps/v2/agent/links/change': value(link({ state: 'paused' })),
    'DELETE /wps/v2/agent/links': value(null),
  })
  await screen.press('Pause the link')
  await screen.until(() =>
    expect(bodyOf(platform, 'POST /wps/v2/agent/links/change')).toEqual({ id: '7', state: 'paused' }),
  )
  await screen.press('Delete the link')
  expect(screen.has('Delete Telegram group?')).toBe(true)
  expect(platform.asked.some(({ to }) => to.startsWith('DELETE'))).toBe(false)
})

test('[IM-81] the password of an opened account is shown once, and gone with the next one', async () => {
  const platform = await open({
    [read]: links([]),
    'POST /wps/v2/agent/accounts': value({ id: '9', account: 'newcomer1', password: 'Mango-4821' }),
  })
  await screen.choose(1)
  await screen.type('account', 'new')
  await screen.press('Open the account')
  expect(screen.errorOf('account')).toContain('4 to 14')
  await screen.type('account', 'newcomer1')
  await screen.press('Open the account')
  await screen.until(() => expect(by('account-opened')?.textContent).toContain('Mango-4821'))
  expect(bodyOf(platform, 'POST /wps/v2/agent/accounts')).toMatchObject({
    account: 'newcomer1',
    kind: 'member',
  })
  await act(async () => screen.buttonNamed('Open another').click())
  expect(screen.has('Mango-4821')).toBe(false)
})
