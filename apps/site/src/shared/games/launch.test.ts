import { describe, expect, test } from 'vitest'
import { decideLaunch, type LaunchItem, lotteryTypes, lotteryVendors, type Presser } from './launch.ts'

const member: Presser = { session: 'account', wantsTrial: false, hasFreePlay: true, isFloating: false }
const trial: Presser = { ...member, session: 'trial' }
const visitor: Presser = { ...member, session: 'none' }
const slot: LaunchItem = {
  ...{ nodeId: 'slot-a', gameType: 'RNG', isGame: 'GAME', vassalage: 'hexworks', gameCode: 'slot-a' },
  ...{ displayName: 'Slot A', supportPlay: 0, maintenance: false, maintenanceUntil: null, opens: 'frame' },
}

describe('[BC-21] [BC-22] a lottery', () => {
  test('[BC-21] [BC-22] is of these makers, and of these kinds', () => {
    expect([...lotteryVendors].toSorted()).toEqual(['ELOTT', 'LOTT', 'TCG_LOTTO_VN', 'TCG_SEA'])
    expect([...lotteryTypes].toSorted()).toEqual(['ELOTT', 'LOTT'])
  })
  // The platform keeps makers' codes in small letters.
  const codes = lotteryVendors.flatMap((code) => [code, code.toLowerCase()])
  const rows = lotteryTypes.flatMap((gameType) => codes.map((vendor) => [gameType, vendor] as const))
  test.each(rows)(
    '[GA-03] [GA-04] [GA-05] [GA-06] %s of %s opens at the lottery page',
    (gameType, vassalage) => {
      expect(decideLaunch({ gameType, vassalage, gameCode: 'mega' }, member)).toEqual({
        to: 'lottery',
        path: `/lottery?vendor=${vassalage}&gameCode=mega`,
      })
    },
  )
  test.each(lotteryTypes)('[GA-07] %s of another maker goes through the general launch', (gameType) => {
    expect(decideLaunch({ ...slot, gameType, vassalage: 'palmyra' }, member)).toEqual({
      to: 'game',
      path: '/game?nodeId=slot-a',
    })
  })
  test('another kind of a lottery maker does not', () => {
    expect(decideLaunch({ ...slot, vassalage: 'LOTT' }, member).to).toBe('game')
  })
  test.each([
    ['vendor', { vendor: 'TCG_SEA' }],
    ['accountTypeName', { accountTypeName: 'TCG_SEA' }],
    ['vassalage in small letters', { vassalage: 'tcg_sea' }],
  ])('[EN-127] its maker is known by %s, its game by code, its kind of bet is handed on', (_, known) => {
    const { path } = decideLaunch(
      { gameType: 'LOTT', code: 'ha noi', defaultPlayType: '2D', ...known },
      member,
    ) as { path: string }
    expect(Object.fromEntries(new URL(path, 'http://x').searchParams)).toEqual({
      vendor: Object.values(known)[0],
      gameCode: 'ha noi',
      playType: '2D',
    })
  })
})

describe('[GA-11] another game', () => {
  test.each([
    ['a slot in the frame', {}, 'game', '/game?nodeId=slot-a'],
    ['a game in a window', { opens: 'window' }, 'game', '/game?nodeId=slot-a'],
    ['a page of the site', { opens: 'seamless' }, 'seamless', '/seamless?vendor=hexworks&gameCode=slot-a'],
    ['sports', { gameType: 'SPORTS' }, 'fbsports', '/fbsports?vendor=hexworks&gameCode=slot-a'],
    [
      'a game known by its code alone',
      { nodeId: undefined },
      'seamless',
      '/seamless?vendor=hexworks&gameCode=slot-a',
    ],
  ] as const)('%s', (_, change, to, path) => {
    expect(decideLaunch({ ...slot, ...change } as LaunchItem, member)).toEqual({ to, path })
  })
  test('of which nothing is known opens nothing', () => {
    expect(decideLaunch({}, member)).toEqual({ to: 'nothing' })
  })
  test('lies over the page where it is asked to', () => {
    const floating = { ...member, isFloating: true }
    expect(decideLaunch(slot, floating)).toEqual({ to: 'floating', nodeId: 'slot-a' })
    expect(decideLaunch({ ...slot, opens: 'seamless' }, floating).to).toBe('seamless')
    expect(decideLaunch(slot, { ...floating, session: 'none' })).toEqual({ to: 'nothing' })
  })
})

test('[GA-08] the card of a maker opens the list of its games', () => {
  expect(decideLaunch({ isGame: 'VASSALAGE', vassalage: 'kitelab', gameType: 'RNG' }, member)).toEqual({
    to: 'maker',
    vendor: 'kitelab',
  })
})

test('[GA-01] [GA-02] nothing that is pressed without a session does anything', () => {
  const items: LaunchItem[] = [
    slot,
    { ...slot, opens: 'seamless' },
    { ...slot, maintenance: true },
    { isGame: 'VASSALAGE', vassalage: 'kitelab' },
    { gameType: 'LOTT', vassalage: 'LOTT', gameCode: 'mega' },
    {},
  ]
  for (const item of items) expect(decideLaunch(item, visitor)).toEqual({ to: 'nothing' })
})

describe('a free trial', () => {
  const tries = { wantsTrial: true }
  test('[D-46] begins with the free-play login, where the brand has it', () => {
    expect(decideLaunch(slot, { ...visitor, ...tries })).toEqual({
      to: 'free-play',
      path: '/game?nodeId=slot-a',
    })
    expect(decideLaunch(slot, { ...visitor, ...tries, hasFreePlay: false })).toEqual({ to: 'nothing' })
  })
  test('[D-45] is not begun for a game without one', () => {
    expect(decideLaunch({ ...slot, supportPlay: 1 }, { ...visitor, ...tries })).toEqual({ to: 'nothing' })
  })
  test('[D-12] opens what takes play money, and tells a trial account so where a game does not', () => {
    expect(decideLaunch(slot, { ...trial, ...tries }).to).toBe('game')
    expect(decideLaunch(slot, trial).to).toBe('game')
    for (const supportPlay of [1, 2, -1])
      expect(decideLaunch({ ...slot, supportPlay }, trial)).toEqual({ to: 'true-account' })
  })
  test('is for guests: a member with an account is told so', () => {
    expect(decideLaunch(slot, { ...member, ...tries })).toEqual({ to: 'guests-only' })
  })
})

test('maintenance is told with its end, before anything else', () => {
  const until = '2026-11-22T20:00:00.000Z'
  const closed = { ...slot, maintenance: true, maintenanceUntil: until, supportPlay: 1 }
  for (const who of [member, trial])
    expect(decideLaunch(closed, who)).toEqual({ to: 'maintenance', name: 'Slot A', until })
  expect(decideLaunch({ nodeId: 'x', maintenance: true }, member)).toEqual({
    ...{ to: 'maintenance', name: '', until: null },
  })
})
