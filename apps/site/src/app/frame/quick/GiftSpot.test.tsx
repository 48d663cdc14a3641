import { act } from 'react'
import { afterEach, expect, test } from 'vitest'
import { goTo, usePlace } from '../../../shared/address/navigation.ts'
import { beginSession, endSession } from '../../../shared/session/session.ts'
import { openPlatform, value } from '../../../testing/platform.ts'
import { openScreen, siteWith } from '../../../testing/screen.tsx'
import { readSearch } from '../../pages/paths.ts'
import { setMiniGame } from '../../play/miniGame.ts'
import { useWatchActed } from '../../start/acted.ts'
import { GiftSpot } from './GiftSpot.tsx'

const screen = openScreen()
const gift = {
  ...{ bannerId: '1', groupName: 'w_topup_1', url: 'art/a@1x.webp', title: 'First gift', text: '' },
  ...{ linkageType: '', linkageTarget: '' },
}

function Shown() {
  const { pathname, search } = usePlace()
  return (
    <>
      <GiftSpot look="entry" />
      <output>{`${pathname} ${readSearch(search).mc ?? '-'}`}</output>
    </>
  )
}

afterEach(() =>
  act(async () => {
    setMiniGame('closed')
    sessionStorage.clear()
    endSession('signed-out')
    goTo('/')
  }),
)

test.each([
  ['[AG-07] a member to the deposit page of the member centre', true, '/help depositv2'],
  ['[AG-06] a visitor to the login', false, '/login -'],
])('[AG-05] the deposit button of the popup leads %s', async (_, isLoggedIn, place) => {
  openPlatform({ 'GET /wps/v2/banners': value([gift]) })
  sessionStorage.setItem('giftShown', '1')
  if (isLoggedIn) await act(async () => beginSession('a-token'))
  await act(async () => goTo('/help'))
  await screen.draw(<Shown />, siteWith(['SITE_ACTIVITY_GIFT'], { giftShow: 'never' as never }))
  await screen.until(() => screen.buttonNamed(/gift/i))
  await screen.press(/gift/i)
  await screen.press('More')
  await screen.until(() => screen.buttonNamed('Deposit'))
  await screen.press('Deposit')
  expect(document.querySelector('output')?.textContent).toBe(place)
})

function Walked() {
  useWatchActed()
  return <GiftSpot look="none" />
}

test('the greeting gives way to the quick game, whose buttons it would cover, and comes back after it', async () => {
  openPlatform({ 'GET /wps/v2/banners': value([gift]) })
  await act(async () => beginSession('a-token'))
  await screen.draw(<Walked />, siteWith(['SITE_ACTIVITY_GIFT'], { giftShow: 'after' as never }))
  await act(async () => goTo('/help'))
  const greeting = () => document.querySelector('[data-testid="gift-greeting"]')
  await screen.until(() => expect(greeting()).not.toBeNull())
  await act(async () => setMiniGame('open'))
  expect(greeting()).toBeNull()
  await act(async () => setMiniGame('closed'))
  expect(greeting()).not.toBeNull()
})

test.each(['/promotions', '/promoDetail', '/pointMall'])(
  'nothing greets over %s, which tells of offers itself; it waits for another page',
  async (path) => {
    openPlatform({ 'GET /wps/v2/banners': value([gift]) })
    await act(async () => beginSession('a-token'))
    await screen.draw(<Walked />, siteWith(['SITE_ACTIVITY_GIFT'], { giftShow: 'after' as never }))
    await act(async () => goTo('/help'))
    const greeting = () => document.querySelector('[data-testid="gift-greeting"]')
    await screen.until(() => expect(greeting()).not.toBeNull())
    await act(async () => goTo(path))
    expect(greeting()).toBeNull()
    await act(async () => goTo('/records'))
    expect(greeting()).not.toBeNull()
  },
)
