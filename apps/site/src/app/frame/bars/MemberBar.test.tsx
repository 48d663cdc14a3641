import { act } from 'react'
import { expect, test } from 'vitest'
import { goTo, usePlace } from '../../../shared/address/navigation.ts'
import { tellPush } from '../../../shared/calls/pushes.ts'
import { beginSession, endSession } from '../../../shared/session/session.ts'
import { openPlatform, value } from '../../../testing/platform.ts'
import { openScreen, siteWith } from '../../../testing/screen.tsx'
import { readSearch } from '../../pages/paths.ts'
import { trialIsTold, useTrialTold } from '../../play/trial.ts'
import MemberBar from './MemberBar.tsx'

const screen = openScreen()

function Shown() {
  const { pathname, search } = usePlace()
  return (
    <>
      <MemberBar />
      <output>{`${pathname} ${readSearch(search).mc ?? '-'} ${useTrialTold() ? 'told' : '-'}`}</output>
    </>
  )
}

let unread = 0
let offers = 0
const place = () => document.querySelector('output')?.textContent
const named = (id: string) => document.querySelector<HTMLElement>(`[data-testid="${id}"]`)
const agentPlace = () => new URLSearchParams(location.search).get('ac')
const press = (id: string) => act(async () => named(id)?.click())

async function open(
  type: number,
  switches = ['MC_MEMBER_CENTER'],
  { label = 'VIP 0', playMoney = false } = {},
) {
  const member = {
    ...{ id: '1', account: 'player', nickname: 'Ko Ko', type, toUpline: false, vipRank: 0 },
    ...{ clubLabel: { labelName: label }, memberLabel: [], language: null, avatar: null },
  }
  openPlatform({
    'GET /wps/v2/members/me': value(member),
    'GET /wps/v2/messages/unread-count': () => value(unread)(),
    'GET /wps/v2/members/me/counts': () =>
      value({ rewardCenter: 1, promotions: offers, missionLeaderboard: 0 })(),
    'GET /wps/v2/wallets/balance': value({ sumBalance: '12.00', currency: 'MMK', version: '1' }),
  })
  trialIsTold()
  beginSession('a-token')
  await screen.draw(<Shown />, siteWith(switches, { currencySymbol: 'Ks', playMoney }))
  await act(async () => goTo('/promotions'))
  await screen.until(() => expect(screen.has('12.00')).toBe(true))
  return () =>
    act(async () => {
      endSession('signed-out')
      goTo('/')
    })
}

test.each([
  ['[HD-16] [RT-54] the deposit button of the header opens', 'deposit', 'depositv2'],
  ['[HD-17] [RT-54] the safety button of the header opens', 'security-centre', 'securityCenter'],
])('%s its page of the member centre, and the path stays', async (_title, button, page) => {
  const leave = await open(0)
  expect(place()).toBe('/promotions - -')
  await press(button)
  expect(place()).toBe(`/promotions ${page} -`)
  await leave()
})

test('[RO-14] a trial that presses deposit is told to open a real account, and nothing opens', async () => {
  const leave = await open(4)
  await press('deposit')
  expect(place()).toBe('/promotions - told')
  await leave()
})

const centres = ['MC_MEMBER_CENTER', 'AC_AGENT_CENTER']
test.each([
  ['an agent', 1, centres, true],
  ['a general agent', 2, centres, true],
  ['a player', 0, centres, false],
  ['a trial', 4, centres, false],
  ['an agent of a brand without the centre', 1, ['MC_MEMBER_CENTER'], false],
])(
  '[HD-19] for %s (type %i) the icon of the agent centre is there or not',
  async (_who, type, switches, isThere) => {
    const leave = await open(type, switches)
    // Who it is is known by now.
    await screen.until(() => expect(screen.has('Ko Ko')).toBe(true))
    expect(named('agent-centre') !== null).toBe(isThere)
    if (isThere) {
      await press('agent-centre')
      expect(agentPlace()).toBe('menu')
    }
    await leave()
  },
)

test('[SH-08] without a member centre neither button is there', async () => {
  const leave = await open(0, [])
  expect([named('deposit'), named('security-centre')]).toEqual([null, null])
  expect(named('sign-out')).not.toBeNull()
  await leave()
})

test('[HD-18] [HD-13] [EN-15] [MC-19] the messages icon opens the messages; its badge is what is unread, and follows at once', async () => {
  unread = 3
  const leave = await open(0)
  await screen.until(() => expect(named('unread')?.textContent).toMatch(/^3/))
  expect(named('unclaimed')?.textContent).toMatch(/^3/)
  unread = 2
  await act(async () => tellPush({ type: 'unread' }))
  await screen.until(() => expect(named('unread')?.textContent).toMatch(/^2/))
  unread = 0
  await act(async () => tellPush({ type: 'unread' }))
  await screen.until(() => expect([named('unread'), named('unclaimed')]).toEqual([null, null]))
  await press('messages')
  expect(place()).toBe('/promotions messageV2 -')
  await leave()
})

test('[HD-13] [EN-19] the count beside the name adds open offers and unread messages; a claimed one and a read one leave it', async () => {
  unread = 3
  offers = 2
  const leave = await open(0)
  await screen.until(() => expect(named('unclaimed')?.textContent).toMatch(/^5/))
  unread = 2
  await act(async () => tellPush({ type: 'unread' }))
  await screen.until(() => expect(named('unclaimed')?.textContent).toMatch(/^4/))
  offers = unread = 0
  await leave()
})

test.each([true, false])(
  'a member without a label plays with play money where the brand does (%s)',
  async (playMoney) => {
    const leave = await open(0, undefined, { label: '', playMoney })
    await screen.until(() => expect(screen.has('Ko Ko')).toBe(true))
    expect(screen.has('Play money')).toBe(playMoney)
    await leave()
  },
)
