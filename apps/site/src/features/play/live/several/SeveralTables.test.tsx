import { act, useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { holding } from '../../../../shared/money/holding.ts'
import { beginSession, endSession } from '../../../../shared/session/session.ts'
import { openPlatform, value } from '../../../../testing/platform.ts'
import { openScreen, siteWith } from '../../../../testing/screen.tsx'
import type { LiveTable } from '../standing.ts'
import SeveralTables from './SeveralTables.tsx'

const screen = openScreen()
// No page is fetched for a frame, and nothing is said about that.
Reflect.set(Reflect.get(window, 'happyDOM').settings, 'handleDisabledFileLoadingAsSuccess', true)
const games = 'https://games.example'
const table = (nodeId: string, displayName: string): LiveTable => ({
  ...{ id: `rubyrow:${nodeId}`, phase: 'betting', isSilent: false, players: 9, road: [], number: 2 },
  ...{ kind: 'baccarat', bettingMs: 18_000, minBet: '100.00', maxBet: '500000.00' },
  closesAt: new Date(Date.now() + 3_600_000).toISOString(),
  ...{ dealer: 'simulated', dealerName: null },
  game: {
    ...{ nodeId, vassalage: 'rubyrow', vendorName: 'Rubyrow', gameType: 'LIVE', gameCode: nodeId },
    ...{ gameName: displayName, displayName, iconUrl: '', isHot: 0, isNew: 0, supportPlay: 0 },
    ...{ isGame: 'GAME', gameClassify: null, minBet: '100.00', maxWin: null, rtp: null, volatility: null },
    ...{ maintenance: false, opens: 'frame' },
  },
})
const tables = [
  table('bac', 'Grand Baccarat'),
  table('roul', 'Emerald Roulette'),
  table('dt', 'Dragon Tiger'),
  table('dice', 'Sic Bo'),
  table('wheel', 'Money Wheel'),
]

const onBalance = vi.fn()
let at = 0
/** The page around the tables: its address, and the balance as it is read. */
function Around({ begin }: { begin: string }) {
  const [of, setOf] = useState(begin)
  const [read, setRead] = useState({ sumBalance: '5000.00', currency: 'MMK', at: 1 })
  return (
    <>
      <SeveralTables
        {...{ of, onBalance }}
        balance={read}
        isTrial={false}
        bar={(chips) => chips}
        onSet={(set) => setOf(set.join(','))}
        onDeposit={() => {}}
      />
      <output data-testid="of">{of}</output>
      <button type="button" onClick={() => setRead({ ...read, sumBalance: '4200.00', at: ++at + 1 })}>
        Read
      </button>
    </>
  )
}

const frames = () => [...document.querySelectorAll<HTMLIFrameElement>('iframe')]
const seats = () => [...document.querySelectorAll<HTMLElement>('[data-testid="seat"]')]
const front = () => seats().flatMap(({ dataset }) => (dataset['front'] === 'true' ? dataset['node'] : []))
const address = () => document.querySelector('[data-testid="of"]')?.textContent
const chip = (name: string) =>
  act(async () =>
    [...document.querySelectorAll<HTMLButtonElement>('[data-testid="table-chip"] button:first-child')]
      .find(({ textContent }) => textContent?.includes(name))
      ?.click(),
  )

afterEach(async () => {
  onBalance.mockReset()
  await act(async () => endSession('signed-out'))
  localStorage.clear()
})

/** Each frame has a window of its own, in which is kept what it was told. */
async function sit(begin: string, count: number) {
  const windows = new Map<HTMLIFrameElement, { heard: unknown[]; window: EventTarget }>()
  vi.spyOn(HTMLIFrameElement.prototype, 'contentWindow', 'get').mockImplementation(function (
    this: HTMLIFrameElement,
  ) {
    const made = windows.get(this) ?? { heard: [], window: new EventTarget() }
    windows.set(this, made)
    Reflect.set(made.window, 'postMessage', (word: unknown) => made.heard.push(word))
    return made.window as Window
  })
  const { asked } = openPlatform({
    'GET /wps/v2/live/tables': value({ at: new Date().toISOString(), tables }),
    'GET /wps/v2/jackpot/meters': value({ meters: [] }),
    'POST /wps/v2/games/launch': () =>
      value({ kind: 'iframe', url: `${games}/${asked.length}`, gameName: 'A table', isOwn: true })(),
  })
  await act(async () => beginSession('a-token'))
  await screen.draw(<Around begin={begin} />, siteWith([], { currency: 'MMK', launchGameCDNs: [games] }))
  await screen.until(() => expect(frames()).toHaveLength(count))
  await act(async () => {
    for (const frame of frames()) frame.dispatchEvent(new Event('load'))
  })
  /** Whether it was told last that another table stands in front of it. */
  const behind = (frame: HTMLIFrameElement) =>
    (windows.get(frame)?.heard ?? []).flatMap((word) => (word as { behind?: boolean }).behind ?? []).at(-1)
  const heard = (frame: HTMLIFrameElement) =>
    (windows.get(frame)?.heard ?? []).flatMap(
      (word) => (word as { balance?: { amount: string } }).balance ?? [],
    )
  const say = (frame: HTMLIFrameElement | undefined, data: unknown) =>
    act(async () => {
      const message = new MessageEvent('message', { data, origin: games })
      Object.defineProperty(message, 'source', { value: frame && windows.get(frame)?.window })
      window.dispatchEvent(message)
    })
  const launches = () => asked.filter(({ to }) => to.endsWith('/launch')).length
  return { heard, behind, say, launches }
}

test('[IM-29] each table of the address has a frame of its own; unknown and repeated ones and a fifth have none', async () => {
  const { launches } = await sit('roul,slot-a,bac,roul,dt,dice,wheel', 4)
  expect(seats().map(({ dataset }) => dataset['node'])).toEqual(['roul', 'bac', 'dt', 'dice'])
  expect(seats().map((seat) => seat.getAttribute('aria-label'))).toEqual([
    ...['Emerald Roulette 2', 'Grand Baccarat 2', 'Dragon Tiger 2', 'Sic Bo 2'],
  ])
  expect(launches()).toBe(4)
  expect(document.body.textContent).not.toContain('{{')
  expect(screen.buttonNamed('4 tables at most').getAttribute('aria-disabled')).toBe('true')
})

test('another table comes to the front, and no frame is fetched anew or moved', async () => {
  const { launches } = await sit('bac,roul', 2)
  const before = frames()
  expect(front()).toEqual(['bac'])
  await chip('Emerald Roulette')
  expect(front()).toEqual(['roul'])
  expect(document.activeElement).toBe(before[1])
  await chip('Grand Baccarat')
  expect(front()).toEqual(['bac'])
  expect(frames()).toEqual(before)
  expect(launches()).toBe(2)
})

test('what stands behind another is told so, to be silent; side by side none is', async () => {
  const { behind } = await sit('bac,roul', 2)
  expect(frames().map(behind)).toEqual([false, false])
  vi.spyOn(window, 'matchMedia').mockImplementation(
    () => ({ matches: false, addEventListener() {}, removeEventListener() {} }) as never,
  )
  await chip('Emerald Roulette')
  expect(frames().map(behind)).toEqual([true, false])
  await chip('Grand Baccarat')
  expect(frames().map(behind)).toEqual([false, true])
})

test('a table is added from the list behind the others and to the front, and one is closed without a question', async () => {
  const { launches } = await sit('bac,roul', 2)
  const [first, second] = frames()
  await screen.press('Add a table')
  expect(screen.buttonNamed(/^Emerald Roulette.*Open here/).getAttribute('aria-disabled')).toBe('true')
  await screen.press(/^Dragon Tiger 2.*100\.00/)
  await screen.until(() => expect(frames()).toHaveLength(3))
  expect([address(), front()]).toEqual(['bac,roul,dt', ['dt']])
  expect(frames().slice(0, 2)).toEqual([first, second])
  await screen.press('Close Grand Baccarat 2')
  expect(address()).toBe('roul,dt')
  expect(frames()[0]).toBe(second)
  expect(launches()).toBe(3)
  expect(localStorage.getItem('liveTables')).toBe('roul,dt')
})

test('the balance is told to every table after each reading, and each of them can ask for one', async () => {
  const { heard, say } = await sit('bac,roul,dt', 3)
  expect(frames().map((frame) => heard(frame))).toEqual(
    frames().map(() => [{ amount: '5000.00', currency: 'MMK' }]),
  )
  await screen.press('Read')
  for (const frame of frames()) expect(heard(frame).at(-1)).toEqual({ amount: '4200.00', currency: 'MMK' })
  await say(frames()[2], { type: 'balance-refresh' })
  await say(frames()[0], { type: 'balance-refresh' })
  expect(onBalance).toHaveBeenCalledTimes(2)
})

test('what one table still shows holds back no balance of all, and its way back closes it alone', async () => {
  const { say } = await sit('bac,roul', 2)
  const hear = vi.spyOn(holding, 'hear')
  const release = vi.spyOn(holding, 'release')
  await say(frames()[0], { type: 'showing', win: '100.00', before: '4900.00' })
  await say(frames()[0], { type: 'close' })
  expect([hear.mock.calls.length, release.mock.calls.length]).toEqual([0, 0])
  expect(seats().map(({ dataset }) => dataset['node'])).toEqual(['roul'])
})
