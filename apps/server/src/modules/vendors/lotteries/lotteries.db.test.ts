/** Lotteries as a brand offers them, at makers whose answers a test writes. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { forgetKept } from '../../../platform/briefly.ts'
import { type CallWorld, openCallWorld } from '../../../testing/call-world.ts'
import { listGames, openGames } from '../../catalog/index.ts'
import { StudioUnreachable } from '../studio-client.ts'
import { mountLotteries } from './routes.ts'

const started = Date.parse('2026-11-27T10:00:00.000Z')
let world: CallWorld
let nowMs = started
let isAway = false
let asked: (readonly [string, string, object])[] = []
let opened: object[] = []

const listed = (gameCode: string, gameType: string, gameClassify: string | null) => ({
  ...{ gameCode, gameType, gameClassify, name: { EN: `Game ${gameCode}` }, version: '1.0.0' },
  ...{ buildHash: '0'.repeat(64), rtp: '85.0000', volatility: 'high', hitRate: '1.00' },
  ...{ maxWin: { MMK: '1000' }, minBet: { MMK: '1' }, maxBet: { MMK: '50' } },
})
const draw = (gameCode: string, closesInMs: number, opensInMs = 0) => ({
  ...{ gameCode, issueId: `${gameCode}-20261127-${closesInMs}`, opensInMs, closesInMs },
  drawsInMs: closesInMs + 5_000,
})
const answers: Readonly<Record<string, object>> = {
  nextDraws: {
    draws: [
      ...[draw('k3-1m', 30_000), draw('k3-1m', 90_000, 35_000), draw('mm2d-1201', 3_600_000)],
      ...[draw('pc28-1m', 12_000), draw('pc28-1m', 72_000), draw('of-nobody', 1_000)],
    ],
  },
  drawOdds: { games: [{ gameCode: 'mm2d-1201', odds: { straight: '85' } }] },
  drawProof: { proof: { scheme: 'PF2' } },
}

beforeAll(async () => {
  world = await openCallWorld(async () => ({
    principalOf: async (_request, { id }) => ({ memberId: 11n, merchantId: id, sessionId: 's', type: 0 }),
  }))
  const { database, directory, mount } = world
  await listGames(database.db, 'palmyra', [
    ...[listed('mm2d-1201', 'LOTT', 'SEA'), listed('vn-tphcm', 'LOTT', 'VN')],
    ...[listed('k3-1m', 'ELOTT', 'NUMBERS'), listed('pc28-1m', 'ELOTT', 'NUMBERS')],
  ])
  await listGames(database.db, 'hexworks', [listed('slot-a', 'RNG', null)])
  mountLotteries(mount, {
    ...{ directory, games: openGames(database.db), now: () => new Date(nowMs), onError: () => {} },
    async open(wanted) {
      opened.push(wanted)
      return { kind: 'iframe', url: 'http://127.0.0.1:8081/x/', gameName: 'A draw', isOwn: true }
    },
    studios: {
      async ask(vendor, name, body) {
        asked.push([vendor, name, body])
        if (isAway) throw new StudioUnreachable(vendor, null)
        return answers[name] as never
      },
    },
  })
})
afterAll(() => world.close())
beforeEach(() => {
  forgetKept()
  nowMs = started
  isAway = false
  asked = []
  opened = []
})

const ask = (path: string) => world.ask('GET', `/wps/v2/lottery/${path}`)
const launch = (change: object) =>
  world.ask('POST', '/wps/v2/lottery/launch', {
    body: {
      data: { lottoArea: 'VN', launchMode: 'LOTT', lottoPrizeMode: 'SEA', lottoView: 'betting', ...change },
    },
  })

test('[API-81] [D-81] games of numbers that take bets now are told with round, end and seconds left, and one that closes is gone', async () => {
  const told = await ask('numero/opened?prizeMode=SEA')
  expect(told.value).toEqual([
    {
      ...{ gameCode: 'pc28-1m', round: 'pc28-1m-20261127-12000', countdown: 12 },
      closeAt: '2026-11-27T10:00:12.000Z',
    },
    {
      ...{ gameCode: 'k3-1m', round: 'k3-1m-20261127-30000', countdown: 30 },
      closeAt: '2026-11-27T10:00:30.000Z',
    },
  ])
  nowMs += 12_000
  const later = (await ask('numero/opened')).value as unknown as { round: string }[]
  expect(later.map(({ round }) => round)).toEqual(['k3-1m-20261127-30000', 'pc28-1m-20261127-72000'])
})

test('[OV-10] the next draws of all lotteries go by the platform’s clock, and a maker is asked once for all who look', async () => {
  const [{ value }] = await Promise.all([ask('draws/next'), ask('draws/next'), ask('numero/opened')])
  expect(value['at']).toBe('2026-11-27T10:00:00.000Z')
  expect((value['draws'] as { issueId: string }[]).map(({ issueId }) => issueId)).toEqual([
    ...['k3-1m-20261127-30000', 'k3-1m-20261127-90000', 'mm2d-1201-20261127-3600000'],
    ...['pc28-1m-20261127-12000', 'pc28-1m-20261127-72000'],
  ])
  expect(asked.map(([vendor, name]) => [vendor, name])).toEqual([['palmyra', 'nextDraws']])
})

test('a maker that does not answer leaves lists empty, and is not asked by each page', async () => {
  isAway = true
  expect((await ask('draws/next')).value['draws']).toEqual([])
  expect((await ask('numero/opened')).value).toEqual([])
  expect(asked).toHaveLength(1)
  expect(await ask('draws/proof?issueId=mm2d-1201-20261127-0001')).toMatchObject({
    value: { code: 'vendor_unreachable' },
  })
})

test('[API-79] [EN-125] [BC-17] [BC-20] [OV-62] the lotteries of a table of odds are told, those of the brand’s where none is named', async () => {
  type Told = { prizeMode: string; games: { gameCode: string; gameGroupCode: string; odds: object }[] }
  const own = (await ask('games?language=EN')).value as unknown as Told
  expect(own.prizeMode).toBe('SEA')
  const byCode = new Map(own.games.map((game) => [game.gameCode, game]))
  expect([...byCode.keys()].toSorted()).toEqual(['k3-1m', 'mm2d-1201', 'pc28-1m', 'vn-tphcm'])
  expect(byCode.get('mm2d-1201')).toMatchObject({ gameGroupCode: 'SEA', odds: { straight: '85' } })
  expect(byCode.get('vn-tphcm')).toMatchObject({ gameGroupCode: 'VN', odds: {} })
  expect(((await ask('games?prizeMode=Lott')).value as unknown as Told).prizeMode).toBe('Lott')
  expect(asked.map(([, , body]) => body)).toEqual([{ prizeMode: 'SEA' }, { prizeMode: 'Lott' }])
  expect((await ask('games?prizeMode=lott')).status).toBe(400)
})

test('[API-69] [API-70] [API-71] [API-72] [API-74] [D-79] a lottery is opened for betting with its table of odds, device, language and the way back', async () => {
  const betting = {
    ...{ lottoGameCode: 'mm2d-1201', lottoPlayType: 'straight', device: 'H5', language: 'MY' },
    ...{ backUrl: '/lottery?vendor=TCG_SEA', lottoPrizeMode: 'ZY' },
  }
  expect(await launch(betting)).toMatchObject({
    success: true,
    value: { kind: 'iframe', gameName: 'A draw', backUrl: '/lottery?vendor=TCG_SEA' },
  })
  expect(opened).toMatchObject([
    {
      ...{ nodeId: 'mm2d-1201', device: 'H5', language: 'MY' },
      lottery: { prizeMode: 'ZY', playType: 'straight' },
    },
  ])
  for (const wrong of [{ lottoArea: 'SEA' }, { launchMode: 'ELOTT' }, { lottoPrizeMode: 'Best' }])
    expect((await launch({ ...betting, ...wrong })).status).toBe(400)
  expect((await launch({ ...betting, backUrl: '//evil.example' })).status).toBe(400)
  for (const lottoGameCode of ['slot-a', 'nothing'])
    expect(await launch({ lottoGameCode })).toMatchObject({ value: { code: 'game_not_found' } })
})

test('[API-73] the lobby of a lottery is a page of the site, and needs no game; betting needs one', async () => {
  const lobbyOf = async (change: object) => (await launch({ lottoView: 'lobby', ...change })).value
  expect(await lobbyOf({})).toMatchObject({ kind: 'route', url: '/lottery' })
  expect(await lobbyOf({ lottoGameCode: 'vn-tphcm' })).toMatchObject({ kind: 'route', url: '/vnlottery' })
  expect(await lobbyOf({ lottoGameCode: 'mm2d-1201' })).toMatchObject({ kind: 'route', url: '/sealottery' })
  expect(opened).toEqual([])
  expect(await launch({})).toMatchObject({ value: { code: 'game_not_found' } })
})

test('[IM-22] the proof of a draw is its maker’s, by the number of the draw alone', async () => {
  expect((await ask('draws/proof?issueId=mm2d-1201-20261127-0001')).value).toEqual({
    proof: { scheme: 'PF2' },
  })
  expect(asked).toEqual([['palmyra', 'drawProof', { issueId: 'mm2d-1201-20261127-0001' }]])
  for (const issueId of ['slot-a-20261127-0001', 'nonsense'])
    expect(await ask(`draws/proof?issueId=${issueId}`)).toMatchObject({ value: { code: 'game_not_found' } })
})
