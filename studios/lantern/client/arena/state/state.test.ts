import type { OwnBet } from '@jackfruit/studio-kit/rounds/feed/told-contract'
import { emptyView, type TableView } from '@jackfruit/studio-kit/rounds/feed/view'
import { results } from '@jackfruit/table-rules/cockfight/fight'
import { matchUpOf } from '@jackfruit/table-rules/cockfight/match-up'
import { fightMs } from '@jackfruit/table-rules/cockfight/table'
import { expect, test } from 'vitest'
import { cameBack, goneBack, inPlay } from './own.ts'
import { atRest, type Moment, momentAt } from './script.ts'
import { isOpen, matchUpIn, readFight, seenAt } from './seen.ts'
import { betsOf, emptySlip, type Ground, isBeyond, put, type Slip, undo } from './slip.ts'

const view = (more: Partial<TableView>): TableView => ({ ...emptyView, roundId: 'cock-arena-1-7', ...more })
const outcome = { result: 'wala', meron: 430 }

test('bets are open until ten seconds before closing, then for the last time, and closed by the table’s clock', () => {
  const betting = view({ phase: 'betting', closesAt: 100_000 })
  const at = (now: number) => seenAt(betting, 'here', now)
  expect([50_000, 89_999, 90_000, 99_999, 100_000].map((now) => at(now).doing)).toEqual([
    ...['open', 'open', 'lastCall', 'lastCall'],
    'closed',
  ])
  expect(at(90_000).leftMs).toBe(10_000)
  expect([at(50_000), at(95_000), at(100_000)].map(isOpen)).toEqual([true, true, false])
})

test('a fight is seen from its beginning by the table’s clock, also by who comes late, and its end stands', () => {
  const fighting = view({ phase: 'dealing', startsAt: 100_000, outcome })
  expect(seenAt(fighting, 'here', 112_000)).toMatchObject({
    doing: 'fight',
    ms: 12_000,
    leftMs: fightMs - 12_000,
  })
  expect(seenAt(fighting, 'here', 900_000)).toMatchObject({ doing: 'fight', ms: fightMs, leftMs: 0 })
  for (const phase of ['result', 'settled'] as const)
    expect(seenAt(view({ phase, outcome }), 'here', 1)).toMatchObject({ doing: 'result', fight: outcome })
  expect(seenAt(view({ phase: 'voided' }), 'here', 1).doing).toBe('void')
  expect(seenAt(view({ phase: 'closed' }), 'here', 1).doing).toBe('closed')
  expect(
    ['lost', 'over', 'coming', 'here'].map((state) => seenAt(fighting, state as 'lost', null).doing),
  ).toEqual([...['lost', 'over', 'coming'], 'coming'])
})

test('who fights is read from the seal, and what is no fight is none', () => {
  const terminal = 'cd'.repeat(32)
  expect(matchUpIn(view({ seal: { terminal, roundNo: 3 } }))).toEqual(matchUpOf({ terminal, roundNo: 3 }))
  expect(matchUpIn(view({ seal: { terminal } }))).toBeNull()
  expect([readFight(outcome), readFight('wala'), readFight({ result: 'wala' })]).toEqual([
    outcome,
    null,
    null,
  ])
})

const units = (amount: number) => BigInt(amount) * 100n
const limits = { main: units(1_000), side: units(100), round: units(4_000), maxWin: units(7_000) }
const ground: Ground = { lying: new Map([['meron', units(600)]]), balance: units(2_000), limits }
const chips = (entries: Readonly<Record<string, number>>) =>
  new Map(Object.entries(entries).map(([place, amount]) => [place, units(amount)]))
const tried = (entries: Readonly<Record<string, number>>, more: Partial<Ground> = {}) =>
  put(emptySlip, chips(entries), { ...ground, ...more })

test('each limit is named with how much it is: of a place, of a fight, of the balance, of what returns', () => {
  expect(tried({ meron: 400 })).toMatchObject({ draft: chips({ meron: 400 }) })
  expect(tried({ meron: 401 })).toEqual({ limit: 'place', most: units(1_000) })
  expect(tried({ 'both-down': 101 })).toEqual({ limit: 'place', most: units(100) })
  expect(tried({ wala: 1_000 }, { limits: { ...limits, round: units(1_500) } })).toMatchObject({
    limit: 'round',
  })
  expect(tried({ wala: 300 }, { balance: units(200) })).toEqual({ limit: 'balance', most: units(200) })
  // A pool may pay 7.89 at most, and is held against the largest win with it.
  expect(tried({ 'pool-wala': 900 })).toEqual({ limit: 'win', most: units(7_000) })
})

test('undo gives back what lay before, and a stake in the pool is a bet of its own', () => {
  const first = tried({ meron: 100 }) as Slip
  const second = put(first, chips({ 'pool-wala': 50, 'full-time': 10 }), ground)
  if (isBeyond(second)) throw new Error('beyond')
  expect(undo(second).draft).toEqual(first.draft)
  expect(undo(undo(undo(second))).draft.size).toBe(0)
  expect(betsOf(second.draft)).toEqual([chips({ meron: 100, 'full-time': 10 }), chips({ 'pool-wala': 50 })])
  expect(betsOf(new Map())).toEqual([])
})

const bet = (state: OwnBet['state'], stake: string, payout: string | null = null): OwnBet => ({
  ...{ betId: stake, clientBetId: stake, state, places: { meron: stake }, stake, payout, balance: null },
})

test('what came back is told when all is known; what a cancelled pool gave back is told apart', () => {
  expect(cameBack([bet('paid', '10.00', '18.70'), bet('taken', '5.00')], 2)).toBeNull()
  expect(cameBack([bet('voided', '10.00')], 2)).toBeNull()
  const all = [bet('paid', '10.00', '18.70'), bet('owed', '5.00', '0.00'), bet('voided', '7.00')]
  expect(cameBack(all, 2)).toEqual({ stake: 1_500n, back: 1_870n })
  expect(goneBack(all, 2)).toBe(700n)
  expect(inPlay(all, 2)).toEqual(new Map([['meron', 1_500n]]))
})

const each = (moment: Moment) => [moment.meron, moment.wala]

test('every moment of every fight can be drawn, is always the same, and nobody has fallen before the end', () => {
  for (const result of results)
    for (let ms = 0; ms <= fightMs; ms += 125) {
      const moment = momentAt(result, 'cock-arena-1-7', ms)
      expect(momentAt(result, 'cock-arena-1-7', ms)).toEqual(moment)
      for (const pose of each(moment)) {
        for (const value of Object.values(pose)) expect(Number.isFinite(value)).toBe(true)
        expect(pose.up).toBeGreaterThanOrEqual(0)
        expect(pose.near).toBeLessThan(1)
        if (ms < fightMs - 6_000) expect(pose.folded).toBe(0)
      }
      expect(moment.burst).toBeGreaterThanOrEqual(0)
      expect(moment.burst).toBeLessThanOrEqual(1)
    }
  expect(momentAt('meron', 'one', 20_000)).not.toEqual(momentAt('meron', 'another', 20_000))
})

test('at the end who lost lies folded, who won stands, both lie, or none', () => {
  const folded = results.map((result) => each(momentAt(result, 'x', fightMs)).map(({ folded: flat }) => flat))
  expect(folded).toEqual([
    [0, 1],
    [1, 0],
    [1, 1],
    [0, 0],
  ])
  expect(each(atRest(1_234)).map(({ folded: flat }) => flat)).toEqual([0, 0])
})
