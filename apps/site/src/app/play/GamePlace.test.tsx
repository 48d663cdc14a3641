import { act, useState } from 'react'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { SecretField } from '../../shared/secret/SecretField.tsx'
import { beginSession, endSession } from '../../shared/session/session.ts'
import { openPlatform, refusal, value } from '../../testing/platform.ts'
import { openScreen, siteWith } from '../../testing/screen.tsx'
import { GamePlace } from './GamePlace.tsx'

const screen = openScreen()
const games = 'https://games.example'
/** The window of the frame, where the document of the tests opens none. */
const framed = new EventTarget()

const member = {
  ...{ id: '1', account: 'player', nickname: 'player', type: 0, toUpline: false, vipRank: 0 },
  ...{ clubLabel: { labelName: 'VIP 0' }, memberLabel: [], language: null, avatar: null },
}
const card = {
  ...{ nodeId: 'slot-a', vassalage: 'maker', vendorName: 'Maker', gameType: 'RNG', gameCode: 'slot-a' },
  ...{ gameName: 'Slot A', displayName: 'Slot A', iconUrl: '', isHot: 0, isNew: 0, supportPlay: 0 },
  ...{ isGame: 'GAME', gameClassify: null, minBet: '100.00', maxWin: null, rtp: '96.5000', volatility: null },
  ...{ maintenance: false, maintenanceUntil: null, opens: 'frame' },
}
const answers = (type: number, isOwn = true) => ({
  'GET /wps/v2/games/card': value(card),
  'GET /wps/v2/members/me': value({ ...member, type }),
  'POST /wps/v2/games/launch': value({
    ...{ kind: 'iframe', url: `${games}/slot-a`, gameName: 'Slot A', isOwn },
  }),
  'GET /wps/v2/protection': value({
    ...{ currency: 'MMK', limits: [], closure: null, realityMinutes: null, sitting: null },
  }),
  'GET /wps/v2/protection/sitting': value({
    ...{ since: '2026-11-22T10:00:00.000Z', minutes: 65, staked: '1200.00', net: '-350.00' },
  }),
  'GET /wps/v2/wallets/balance': value({ sumBalance: '9650.00', currency: 'MMK', version: '7' }),
})

// What is fetched when it is opened is here before the clock is held.
beforeAll(() =>
  Promise.all([
    import('../../features/play/game/GamePage.tsx'),
    import('../../features/account/protection/SittingFigures.tsx'),
    import('../../features/account/protection/RealityCheck.tsx'),
    import('../../features/money/wallet/TrialBalance.tsx'),
    import('../../features/money/wallet/BalanceChip.tsx'),
  ]),
)
afterEach(async () => {
  await act(async () => endSession('signed-out'))
  vi.useRealTimers()
})

/** A panel beside the game that asks for a secret. */
function AskedBeside() {
  const [isOpen, setOpen] = useState(false)
  const [typed, setTyped] = useState('')
  return (
    <>
      <button type="button" onClick={() => setOpen(!isOpen)}>
        Panel
      </button>
      {isOpen && <SecretField kind="password" label="Secret" value={typed} onType={setTyped} />}
    </>
  )
}
const hasFrame = () => document.querySelector('iframe') !== null
const wish = () => document.querySelector('[data-testid="game-wish"]')?.textContent ?? null
const launches = ({ asked }: ReturnType<typeof openPlatform>) =>
  asked.filter(({ to }) => to === 'POST /wps/v2/games/launch').length
const balanceCalls = ({ asked }: ReturnType<typeof openPlatform>) =>
  asked.filter(({ to }) => to === 'GET /wps/v2/wallets/balance').length

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
/** A turn for what is asked, one for what is drawn of the answer. */
const settle = async () => {
  await pass(50)
  await pass(50)
}
const bar = () => document.querySelector('[data-testid="game-bar"]')
const shown = (id: string) => bar()?.querySelector(`[data-testid="${id}"]`)?.textContent

/** What a frame of this origin and window says to the page. */
const say = (type: string, from: { origin?: string; source?: EventTarget; times?: number } = {}) =>
  act(async () => {
    for (let time = 0; time < (from.times ?? 1); time++) {
      const message = new MessageEvent('message', { data: { type }, origin: from.origin ?? games })
      Object.defineProperty(message, 'source', { value: from.source ?? framed })
      window.dispatchEvent(message)
    }
  })

async function play({ type = 0, isLoggedIn = true, isOwn = true, isAlone = true } = {}) {
  vi.useFakeTimers()
  vi.spyOn(HTMLIFrameElement.prototype, 'contentWindow', 'get').mockReturnValue(framed as Window)
  const platform = openPlatform(answers(type, isOwn))
  if (isLoggedIn) beginSession('a-token')
  const place = (
    <>
      <GamePlace nodeId="slot-a" isLoggedIn={isLoggedIn} isAlone={isAlone} onLogin={() => {}} />
      <AskedBeside />
    </>
  )
  await screen.draw(place, siteWith(['MC_MEMBER_CENTER'], { currency: 'MMK', launchGameCDNs: [games] }))
  await settle()
  expect(hasFrame()).toBe(isLoggedIn)
  return platform
}

test.each([
  ['game_under_maintenance', /Under maintenance.*Your money is safe\. Choose another game for now\./],
  ['vendor_unreachable', /The game did not open.*Your money has not moved\./],
])('a launch refused by %s says so and what is safe, without the bar', async (code, words) => {
  openPlatform({ ...answers(0), 'POST /wps/v2/games/launch': refusal(code) })
  beginSession('a-token')
  const place = <GamePlace nodeId="slot-a" isLoggedIn onLogin={() => {}} />
  await screen.draw(place, siteWith([], { currency: 'MMK' }))
  await screen.until(() => expect(screen.has(words)).toBe(true))
  expect(document.querySelector('iframe')).toBeNull()
})

test('above a game that says nothing of it stand its name, the balance, and the time and result of play', async () => {
  await play()
  await settle()
  await settle()
  expect([shown('sitting-time'), shown('sitting-net')]).toEqual(['1:05', '−Ks350.00'])
  expect(shown('balance')).toContain('9,650')
  expect(bar()?.textContent).toContain('Slot A')
})

test('where the header stays, the bar has time and result alone', async () => {
  await play({ isAlone: false })
  await settle()
  await settle()
  expect([shown('sitting-net'), shown('balance')]).toEqual(['−Ks350.00', undefined])
})

test('the bar leads back, and to the deposit over the game', async () => {
  await play({ isOwn: false })
  await settle()
  await screen.press('Deposit')
  expect(location.search).toContain('mc=depositv2')
  await screen.press('Back to the games')
  expect(location.pathname).toBe('/')
})

test.each([
  [true, 'of a game of ours', 1],
  [false, 'of somebody else', 0],
])('the page (ours: %s) %s hears what the balance is', async (isOwn, _who, times) => {
  const posted: unknown[] = []
  Reflect.set(framed, 'postMessage', (word: unknown, to: string) => posted.push([word, to]))
  await play({ isOwn })
  await act(async () => document.querySelector('iframe')?.dispatchEvent(new Event('load')))
  await settle()
  Reflect.deleteProperty(framed, 'postMessage')
  const told = { type: 'balance', balance: { amount: '9650.00', currency: 'MMK' } }
  expect(posted.filter((one) => JSON.stringify(one).includes('"balance"'))).toEqual(
    Array.from({ length: times }, () => [told, games]),
  )
})

test('a page that has reckoned by itself is told the balance again when it asks, though it is the same', async () => {
  const posted: unknown[] = []
  Reflect.set(framed, 'postMessage', (word: unknown) => posted.push(word))
  await play({ isOwn: true })
  await act(async () => document.querySelector('iframe')?.dispatchEvent(new Event('load')))
  await settle()
  const told = () => posted.filter((one) => JSON.stringify(one).includes('9650.00')).length
  const before = told()
  await pass(1_000)
  await say('balance-refresh')
  await settle()
  Reflect.deleteProperty(framed, 'postMessage')
  expect(told()).toBe(before + 1)
})

test('a game that tells them itself has them to itself, for as long as it runs', async () => {
  await play()
  await say('sitting')
  await pass(60_000)
  expect(bar()).toBeNull()
})

test('a game that tells them late takes the bar away', async () => {
  await play()
  await pass(6_000)
  expect(bar()).not.toBeNull()
  await say('sitting')
  expect(bar()).toBeNull()
})

test.each([
  ['another origin', { origin: 'https://elsewhere.example' }],
  ['another window', { source: new EventTarget() }],
])('the word of %s keeps no bar away', async (_, from) => {
  await play()
  await say('sitting', from)
  await pass(6_000)
  expect(bar()).not.toBeNull()
})

test('a trial reads there that its money is not real, and what it has of it', async () => {
  await play({ type: 4 })
  await pass(6_000)
  await settle()
  expect(bar()?.textContent).toContain('Trial balance')
  expect(shown('game-balance')).toContain('9,650')
  expect(shown('sitting-net')).toBeUndefined()
})

test('somebody who is not logged in sees the way back there, and no money', async () => {
  await play({ isLoggedIn: false })
  await pass(6_000)
  expect([bar() === null, shown('balance'), shown('sitting-net')]).toEqual([false, undefined, undefined])
})

test('a game of somebody else may say what it likes of the time: the bar stays', async () => {
  await play({ isOwn: false })
  await say('sitting')
  await pass(6_000)
  expect(bar()).not.toBeNull()
})

test('no game stands while a secret is asked for beside it; afterwards it is launched anew', async () => {
  const platform = await play()
  await say('sitting')
  expect(bar()).toBeNull()
  await screen.press('Panel')
  expect(hasFrame()).toBe(false)
  // The screen is never without a way back.
  expect(bar()).not.toBeNull()
  expect(screen.has(/No game is open while you type a password or a code/)).toBe(true)
  await pass(60_000)
  expect([hasFrame(), launches(platform)]).toEqual([false, 1])
  await screen.press('Panel')
  await settle()
  expect([hasFrame(), launches(platform)]).toEqual([true, 2])
})

test('5,000 words of one second about the balance are two questions to the platform', async () => {
  const platform = await play()
  await settle()
  const before = balanceCalls(platform)
  await say('balance-refresh', { times: 5_000 })
  await pass(5_000)
  expect(balanceCalls(platform) - before).toBeLessThanOrEqual(2)
})

test('a game of somebody else opens nothing: the person is asked above it, and a no lasts', async () => {
  await play({ isOwn: false })
  await say('deposit')
  expect([wish(), location.search]).toEqual([
    expect.stringContaining('The game asks to open the deposit page.'),
    '',
  ])
  await screen.press('Not now')
  for (let word = 0; word < 50; word++) {
    await say('deposit')
    await pass(100)
  }
  expect([wish(), location.search]).toEqual([null, ''])
  await pass(30_000)
  await say('deposit')
  await screen.press('Allow')
  expect([wish(), location.search]).toEqual([null, expect.stringContaining('mc=depositv2')])
})

describe('a link to a game', () => {
  const buttons = () => [...document.querySelectorAll('[data-testid="doors"] button')]
  const invite = async (change: object = {}, switches = ['LOGIN_FREE_PLAY', 'REG_DIRECT']) => {
    const platform = openPlatform({
      ...answers(0),
      'GET /wps/v2/games/card': value({ ...card, ...change }),
      'POST /wps/v2/auth/free-play': refusal('free_play_closed'),
    })
    const onLogin = vi.fn()
    await screen.draw(
      <GamePlace nodeId="slot-a" isLoggedIn={false} isAlone onLogin={onLogin} />,
      siteWith(switches, { currency: 'MMK' }),
    )
    await screen.until(() => expect(document.querySelector('h1')?.textContent).toBe('Slot A'))
    return { ...platform, onLogin }
  }

  test('shows a visitor its picture and figures, and offers a free trial first', async () => {
    const { asked } = await invite()
    expect(document.querySelector('[data-testid="invitation"] img')).not.toBeNull()
    expect(screen.has('96.50%')).toBe(true)
    expect(buttons().map(({ textContent }) => textContent)).toEqual(['Free trial', 'Open account', 'Log in'])
    expect(asked.map(({ to }) => to)).toEqual(['GET /wps/v2/games/card'])
    await screen.press('Free trial')
    await screen.until(() => expect(asked.map(({ to }) => to)).toContain('GET /wps/v2/security/challenge'))
  })

  test.each([
    ['in maintenance', { maintenance: true }],
    ['whose maker has no trial', { supportPlay: 1 }],
  ])('to a game %s offers no trial', async (_, change) => {
    await invite(change)
    expect(buttons().map(({ textContent }) => textContent)).toEqual(['Open account', 'Log in'])
  })

  test('where the brand lets nobody try or join, offers the login', async () => {
    const { onLogin } = await invite({}, [])
    expect(buttons().map(({ textContent }) => textContent)).toEqual(['Log in'])
    await screen.press('Log in')
    expect(onLogin).toHaveBeenCalledOnce()
  })
})
