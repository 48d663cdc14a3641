import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { gameExtras } from '../../../shared/games/extras.ts'
import { openPlatform, value } from '../../../testing/platform.ts'
import { openScreen, siteWith } from '../../../testing/screen.tsx'
import LiveTables from './LiveTables.tsx'
import type { LiveTable } from './standing.ts'

const screen = openScreen()
const game = (nodeId: string, displayName: string): LiveTable['game'] => ({
  ...{ nodeId, vassalage: 'rubyrow', vendorName: 'Rubyrow', gameType: 'LIVE', gameCode: nodeId, displayName },
  ...{ gameName: displayName, iconUrl: '', isHot: 0, isNew: 0, supportPlay: 1, isGame: 'GAME' },
  ...{ gameClassify: null, minBet: '100.00', maxWin: null, rtp: null, volatility: null, maintenance: false },
})
const table = (id: string, name: string, change: Partial<LiveTable> = {}): LiveTable => ({
  ...{ id, phase: 'betting', isSilent: false, players: 248, road: ['B', 'P', 'T', 'B'], number: 2 },
  ...{ kind: 'baccarat', bettingMs: 18_000, minBet: '100.00', maxBet: '500000.00' },
  closesAt: new Date(Date.now() + 3_600_000).toISOString(),
  ...{ dealer: 'simulated', dealerName: null, game: game(id, name) },
  ...change,
})
const tables = [
  table('bac', 'Grand Baccarat'),
  table('roul', 'Emerald Roulette', {
    kind: 'roulette',
    road: ['0', '32'],
    phase: 'dealing',
    closesAt: null,
  }),
  table('lost', 'Far Dice', { kind: 'dice', road: ['1-2-3'], isSilent: true, players: 0, closesAt: null }),
]

const onPlay = vi.fn()
const onChoose = vi.fn()
async function draw(shown: readonly LiveTable[] = tables, vendor?: string) {
  openPlatform({
    'GET /wps/v2/live/tables': value({ at: new Date().toISOString(), tables: shown }),
  })
  await screen.draw(
    <LiveTables isLoggedIn={false} isTrial={false} {...{ vendor, onChoose, onPlay }} />,
    siteWith([], { currency: 'MMK', supportedLanguages: ['EN', 'MY'] }),
  )
}
const cards = () =>
  [...document.querySelectorAll<HTMLElement>('[data-testid="live-table"]')].map(
    ({ textContent, dataset }) => `${dataset['table']}: ${textContent}`,
  )
const until = (count: number) => screen.until(() => expect(cards()).toHaveLength(count))
const byKind = (name: string) =>
  act(async () =>
    [...document.querySelectorAll<HTMLButtonElement>('[data-testid="table-kinds"] button')]
      .find(({ textContent }) => textContent?.startsWith(name))
      ?.click(),
  )

beforeEach(() => {
  onPlay.mockReset()
  gameExtras.set(null)
})

test('[RT-20] [IM-29] each card says how its table stands, who is there, for how much, and that its dealer is drawn', async () => {
  await draw()
  await until(3)
  const [baccarat, roulette, lost] = cards()
  for (const words of [
    'Bets open',
    '248',
    'Grand Baccarat 2',
    'Simulated dealer',
    'Banker 2 · Player 1 · Tie 1',
  ])
    expect(baccarat).toContain(words)
  expect(baccarat).toMatch(/\d+ s left/)
  expect(roulette).toContain('Dealing')
  expect(roulette).not.toContain('s left')
  expect(lost).toContain('No word from the table')
  expect(lost).not.toContain('Bets open')
  expect(document.body.textContent).toContain('2 open · 496 players')
  expect(document.querySelector('[role="img"]')?.getAttribute('aria-label')).toBe(
    'Last results: Banker 2, Player 1, Tie 1',
  )
})

test('a card opens the game, and a kind shows its tables alone', async () => {
  await draw()
  await until(3)
  await byKind('Roulette')
  await until(1)
  await screen.press(/Emerald Roulette/)
  expect(onPlay).toHaveBeenCalledWith(expect.objectContaining({ nodeId: 'roul', gameType: 'LIVE' }))
  await screen.type('find', 'nothing of this name')
  await until(0)
  expect(document.body.textContent).toContain('No table fits')
  await screen.press('Clear filters')
  await until(3)
})

test('[RT-22] the maker of the address has its tables alone, and clearing leads back to all makers', async () => {
  const other = table('other', 'Night Baccarat', {
    game: { ...game('other', 'Night Baccarat'), vassalage: 'monsoon', vendorName: 'Monsoon' },
  })
  await draw([...tables, other], 'MONSOON')
  await until(1)
  expect(cards()[0]).toContain('Night Baccarat')
  await screen.type('find', 'nothing of this name')
  await until(0)
  await screen.press('Clear filters')
  expect(onChoose).toHaveBeenCalledWith(undefined)
})

test('[RT-20] several tables are opened with those of the last time, else with the one that most people are at', async () => {
  await draw([...tables, table('full', 'Grand Hall', { players: 900 })])
  await until(4)
  await screen.press('Several tables')
  expect(location.pathname + location.search).toBe('/live/tables?of=full')
  localStorage.setItem('liveTables', 'roul,closed-for-good,bac')
  await screen.press('Several tables')
  expect(new URLSearchParams(location.search).get('of')).toBe('roul,bac')
  localStorage.removeItem('liveTables')
})

test('where no maker tells of tables, nothing stands there', async () => {
  await draw([])
  await screen.until(() => expect(document.querySelector('section')).toBeNull())
  expect(cards()).toEqual([])
})

test('in Burmese every word of a card is Burmese', async () => {
  await screen.speak('MY')
  await draw()
  await until(3)
  expect(cards()[0]).toContain('လောင်းနိုင်သည်')
  expect(cards()[2]).toContain('စားပွဲမှ သတင်းမရသေး')
})
