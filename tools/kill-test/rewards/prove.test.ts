import { expect, test } from 'vitest'
import type { Person } from '../../storm/people.ts'
import type { Press } from './presses.ts'
import { type Balances, compare } from './prove.ts'
import { gift, piece, rain } from './scene.ts'

const members = 120
const people = Array.from({ length: members }, (_, n) => ({ username: `m${n}` }) as Person)
const scene = { people, rewards: [{ person: 3, id: 'r3' }], goods: ['good'] }
const press = (kind: Press['kind'], person: number, of: string, n = 0): Press => ({
  ...{ kind, person, of, key: `${kind}-${person}-${n}` },
})

/** As it should end: a hundred opened one each, one reward of three claims, one piece of two presses. */
function right() {
  const said = new Map<Press, string>()
  const share = rain.pool / BigInt(rain.count)
  for (let n = 0; n < members; n++)
    said.set(press('envelope', n, rain.id), n < rain.count ? `done ${share / 100n}.00` : 'pool_used_up')
  for (let n = 0; n < 3; n++) said.set(press('reward', 3, 'r3', n), `done ${gift.amount / 100n}.00`)
  said.set(press('piece', 5, 'good'), 'done 77')
  said.set(press('piece', 6, 'good'), 'goods_sold_out')
  const before: Balances = { money: people.map(() => 500n), points: people.map(() => piece.price * 2n) }
  const money = before.money.map(
    (had, n) => had + (n < rain.count ? share : 0n) + (n === 3 ? gift.amount : 0n),
  )
  const points = before.points.map((had, n) => (n === 5 ? had - piece.price : had))
  return { heard: { said, problems: [] as string[] }, before, now: { money, points } }
}
type Story = ReturnType<typeof right>
const problemsOf = ({ heard, ...balances }: Story) => compare(scene, heard, balances).problems

test('what is paid once each, with exact sums, has no problems', () => {
  const { heard, ...balances } = right()
  expect(compare(scene, heard, balances)).toEqual({
    ...{ paid: { envelopes: 100, rewards: 1, pieces: 1 }, problems: [] },
  })
})

test.each<readonly [string, (story: Story) => unknown, RegExp]>([
  [
    'an envelope paid twice into a purse',
    ({ now }) => (now.money[7] = (now.money[7] ?? 0n) * 2n),
    /^money of m7: /,
  ],
  [
    'an envelope told and never paid',
    ({ now }) => (now.money[7] = 500n),
    /^money of m7: 0 instead of 250000$/,
  ],
  [
    'one envelope more',
    ({ heard }) => heard.said.set(press('envelope', 110, rain.id, 1), 'done 1.00'),
    /^envelopes that were paid: 101/,
  ],
  [
    'two envelopes of one member',
    ({ heard }) => heard.said.set(press('envelope', 4, rain.id, 1), 'done 1.00'),
    /^members with an envelope|^envelopes that were paid: 101/,
  ],
  [
    'a reward that nobody was paid',
    ({ heard }) => {
      for (const key of [...heard.said.keys()]) if (key.kind === 'reward') heard.said.delete(key)
    },
    /^rewards that were paid: 0 instead of 1$/,
  ],
  [
    'a reward paid for two claims',
    ({ now }) => (now.money[3] = (now.money[3] ?? 0n) + gift.amount),
    /^money of m3: /,
  ],
  [
    'a piece sold to two',
    ({ heard }) => heard.said.set(press('piece', 6, 'good', 1), 'done 78'),
    /^pieces that were sold: 2 instead of 1$/,
  ],
  [
    'points taken from who got nothing',
    ({ now }) => (now.points[6] = 0n),
    /^points of m6: 600000 instead of 0$/,
  ],
  [
    'a press that was answered in two ways',
    ({ heard }) => heard.problems.push('key was answered "a" and "b"'),
    /^key was answered/,
  ],
])('it notices %s', (_, plant, told) => {
  const story = right()
  plant(story)
  expect(problemsOf(story).some((each) => told.test(each))).toBe(true)
})
