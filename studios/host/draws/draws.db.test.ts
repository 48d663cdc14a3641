/** Draws over a real database: who is in, what is drawn, what each ticket comes to. */
import { verifyTableProof } from '@jackfruit/fairness'
import { proofOfIssue } from '@jackfruit/studio-kit/draws/draw-proof'
import { isGenuine } from '@jackfruit/studio-kit/receipt'
import { type FakePlatform, startFakePlatform } from '@jackfruit/studio-kit/testing/fake-platform'
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { aLottery, type Lottery, lotteryGame, straight, ticketsIn, workOff } from '../testing/a-lottery.ts'
import { secret } from '../testing/a-studio.ts'
import { type StudioDatabase, studioDatabase } from '../testing/studio-database.ts'

const game = lotteryGame('mm2d-fast-1')
let database: StudioDatabase
let platform: FakePlatform
let lottery: Lottery

beforeAll(async () => {
  database = await studioDatabase(inject('postgres').adminUrl)
})
afterAll(() => database.drop())
beforeEach(async () => {
  platform = await startFakePlatform({ vendor: 'palmyra', secret, balance: 10_000_000_000n })
  lottery = await aLottery(database.url, platform, game)
})
afterEach(async () => {
  await lottery.close()
  await platform.stop()
})

const ticketNow = (id: string) =>
  lottery.one<{ state: string; reason: string | null; payout: string | null }>(
    'select state, reason, payout from draw_tickets where id = $1',
    id,
  )
const issueNow = (id: string) =>
  lottery.one<{ state: string; result: { number: [string] } | null }>(
    'select state, result from draw_issues where id = $1',
    id,
  )
const movesOf = (id: string) =>
  platform.moves.filter((move) => move.id.includes(id)).map(({ kind, amount }) => `${kind} ${amount}`)
const owedInAll = async () =>
  (await lottery.one<{ owed: string }>('select coalesce(sum(owed), 0)::text as owed from draw_numbers')).owed

test('a ticket on all numbers is drawn, wins once what is printed, and is proven', async () => {
  const [issueId = ''] = await lottery.plan(1)
  const draws = lottery.process()
  const asked = straight('00/01..99', [issueId], { price: 1_000_000n })
  const [ticket] = ticketsIn(await draws.desk.place(game, await lottery.member('p_1'), asked))
  if (!ticket) throw new Error('no ticket')
  expect(ticket).toMatchObject({ state: 'taken', lines: 100, price: 1_000_000n })
  expect(ticket.receipt && isGenuine(ticket.receipt)).toBe(true)
  expect(JSON.parse(ticket.receipt?.body ?? '{}')).toMatchObject({ issueId, lineCount: 100, roundNo: 1 })
  await lottery.drawnAgo(issueId)
  await workOff(draws)
  expect(await issueNow(issueId)).toMatchObject({ state: 'settled' })
  expect(await ticketNow(ticket.id)).toMatchObject({ state: 'paid', payout: '850000' })
  expect(movesOf(ticket.id)).toEqual(['bet 1000000', 'win 850000'])
  const proof = await proofOfIssue(lottery.pool, issueId)
  if (!proof) throw new Error('no proof')
  expect(verifyTableProof(proof, () => game.draw, ticket.id)).toEqual({ ok: true })
})

test('the same order is one order however often it comes, and another under its name is refused', async () => {
  const [issueId = ''] = await lottery.plan(1)
  const { desk } = lottery.process()
  const second = lottery.process()
  const member = await lottery.member('p_1')
  const asked = straight('12 34', [issueId], { price: 20_000n })
  const placed = await Promise.all([
    ...[1, 2, 3].map(() => desk.place(game, member, asked)),
    second.desk.place(game, member, asked),
  ])
  expect(new Set(placed.map((each) => ticketsIn(each)[0]?.id)).size).toBe(1)
  expect(await owedInAll()).toBe('1700000')
  const other = { ...asked, entries: [{ ...asked.entries[0], selection: '12 35' }] } as typeof asked
  expect(await desk.place(game, member, other)).toEqual({ kind: 'refused', why: 'DUPLICATE' })
  expect(platform.moves).toHaveLength(1)
})

test('what the page counted is counted again, and lines of one number are one', async () => {
  const [issueId = ''] = await lottery.plan(1)
  const { desk } = lottery.process()
  const member = await lottery.member('p_1')
  expect(await desk.place(game, member, straight('12r', [issueId], { price: 10_000n }))).toEqual({
    kind: 'refused',
    why: 'PRICE',
  })
  const twice = straight('12r', [issueId], { price: 30_000n })
  const entries = [...twice.entries, ...straight('21', [], { price: 0n }).entries]
  const [ticket] = ticketsIn(await desk.place(game, member, { ...twice, entries }))
  expect(ticket).toMatchObject({ lines: 2, price: 30_000n })
})

test('a number comes down in steps, is closed, and refuses a ticket whole; what is taken back opens it', async () => {
  const [issueId = ''] = await lottery.plan(1)
  const draws = lottery.process()
  const { desk } = draws
  // 50,000,000 kyat may be owed at 85.
  const lay = async (playerId: string, unit: bigint, seen: Record<string, number> = {}, selection = '07') =>
    desk.place(game, await lottery.member(playerId), {
      ...straight(selection, [issueId], { price: unit * BigInt(selection.split(' ').length) }),
      entries: [{ play: 'straight', selection, unit, multiple: 1, share: 100, seen }],
    })
  const full = 58_823_500n
  const [first] = ticketsIn(await lay('p_1', full))
  const refused = await lay('p_2', 10_000n, {}, '07 08')
  expect(refused).toMatchObject({
    ...{ kind: 'refused', why: 'NUMBERS' },
    lines: [{ pick: '07', why: 'odds-changed', standing: { step: 1 } }],
  })
  ticketsIn(await lay('p_3', 10_000n, { '07': 1 }))
  expect(await lay('p_4', 8_000_000n, { '07': 1 })).toMatchObject({ lines: [{ why: 'too-much' }] })
  ticketsIn(await lay('p_5', 6_240_000n, { '07': 1 }))
  ticketsIn(await lay('p_6', 6_666_700n, { '07': 2 }))
  expect(await lay('p_7', 100_000n, { '07': 2 })).toMatchObject({ kind: 'refused', why: 'NUMBERS' })
  expect(await draws.cancel({ playerId: 'p_1' }, first?.id ?? '')).toBe(true)
  ticketsIn(await lay('p_7', 10_000n))
})

test('a member may not stake more on an issue than is allowed', async () => {
  const [issueId = ''] = await lottery.plan(1)
  const { desk } = lottery.process()
  const member = await lottery.member('p_1')
  const lay = (selection: string) =>
    desk.place(game, member, {
      ...straight(selection, [issueId], { price: 100_000_000n }),
      entries: [{ play: 'straight', selection, unit: 10_000_000n, multiple: 1, share: 100, seen: {} }],
    })
  for (const head of [0, 1, 2, 3, 4]) ticketsIn(await lay(`${head}*`))
  expect(await lay('5*')).toEqual({ kind: 'refused', why: 'LIMIT' })
})

test('a ticket is taken back until ten seconds before closing, and not after', async () => {
  const [early = '', late = ''] = await lottery.plan(2)
  const draws = lottery.process()
  const member = await lottery.member('p_1')
  const place = async (issueId: string) =>
    ticketsIn(await draws.desk.place(game, member, straight('12', [issueId], { price: 10_000n })))[0]?.id ??
    ''
  const [one, two] = [await place(early), await place(late)]
  expect(await draws.cancel({ playerId: 'p_2' }, one)).toBe(false)
  expect(await draws.cancel(member, one)).toBe(true)
  expect(await draws.cancel(member, one)).toBe(false)
  await workOff(draws)
  expect(movesOf(one)).toEqual(['bet 10000', 'rollback 10000'])
  expect(await ticketNow(one)).toMatchObject({ state: 'voided', reason: 'cancelled' })
  await lottery.beforeClosing(late, 9_900)
  expect(await draws.cancel(member, two)).toBe(false)
  expect(await owedInAll()).toBe('850000')
})

test('a chase stops with its win, and what is left of it goes back', async () => {
  const issues = await lottery.plan(4)
  const draws = lottery.process()
  const member = await lottery.member('p_1')
  // All numbers: whatever is drawn wins.
  const asked = straight('00/01..99', issues, { price: 4_000_000n, stopsOnWin: true })
  const tickets = ticketsIn(await draws.desk.place(game, member, asked))
  expect(tickets.map(({ state }) => state)).toEqual(['taken', 'taken', 'taken', 'taken'])
  await lottery.drawnAgo(issues[0] ?? '')
  await workOff(draws)
  const states = await Promise.all(tickets.map(({ id }) => ticketNow(id)))
  expect(states.map(({ state, reason }) => [state, reason])).toEqual([
    ['paid', null],
    ...Array.from({ length: 3 }, () => ['voided', 'stopped']),
  ])
  expect(platform.balance).toBe(10_000_000_000n - 1_000_000n + 850_000n)
})

test('of a chase that the wallet takes half of nothing is left', async () => {
  const issues = await lottery.plan(3)
  const draws = lottery.process()
  platform.balance = 25_000n
  const asked = straight('12', issues, { price: 30_000n })
  expect(await draws.desk.place(game, await lottery.member('p_1'), asked)).toMatchObject({ kind: 'out' })
  await workOff(draws)
  expect(platform.balance).toBe(25_000n)
  expect(await owedInAll()).toBe('0')
})

test('a draw that is late is none: stakes go back, and nothing is drawn', async () => {
  const [issueId = ''] = await lottery.plan(1)
  const draws = lottery.process()
  const asked = straight('12', [issueId], { price: 10_000n })
  const [ticket] = ticketsIn(await draws.desk.place(game, await lottery.member('p_1'), asked))
  await lottery.drawnAgo(issueId, 10 * 60_000 + 1_000)
  await workOff(draws)
  expect(await issueNow(issueId)).toEqual({ state: 'void', result: null })
  expect(movesOf(ticket?.id ?? '')).toEqual(['bet 10000', 'rollback 10000'])
  expect(await proofOfIssue(lottery.pool, issueId)).toBeNull()
})

test('a draw waits for the one before it', async () => {
  const [first = '', second = ''] = await lottery.plan(2)
  const draws = lottery.process()
  // The first waits for the wallet's word about a stake, for a while.
  platform.fail('bet', ...Array.from({ length: 60 }, () => 'drop-before' as const))
  const placing = draws.desk.place(
    game,
    await lottery.member('p_1'),
    straight('12', [first], { price: 10_000n }),
  )
  await expect
    .poll(() => lottery.one('select count(*)::int as count from draw_tickets'))
    .toEqual({ count: 1 })
  await lottery.drawnAgo(first, 1_000)
  await lottery.drawnAgo(second, 0)
  await expect
    .poll(async () => {
      await draws.step()
      const states = [(await issueNow(first)).state, (await issueNow(second)).state]
      expect(states[0] === 'settled' || ['open', 'closed'].includes(states[1] ?? '')).toBe(true)
      return states
    })
    .toEqual(['settled', 'settled'])
  platform.heal()
  await workOff(draws)
  expect(await placing).toMatchObject({ kind: 'out' })
})

test('tickets around closing are in before it or not at all, and each is answered', async () => {
  const draws = [lottery.process(), lottery.process()]
  const members = await Promise.all(Array.from({ length: 150 }, (_, no) => lottery.member(`p_${no}`)))
  const [issueId = ''] = await lottery.plan(1)
  const told: { readonly kind: string }[] = []
  const layAll = async () => {
    const asked = members.map((member, at) =>
      draws[at % 2]?.desk.place(game, member, straight('12r', [issueId], { price: 20_000n })),
    )
    for (const placed of await Promise.all(asked)) if (placed) told.push(placed)
  }
  const from = performance.now()
  await layAll()
  // It closes while the next ones are laid, however busy the machine is.
  await lottery.beforeClosing(issueId, 1.5 * (performance.now() - from))
  for (const each of draws) each.start()
  while (!told.some(({ kind }) => kind === 'refused')) await layAll()
  const inNow = told.filter(({ kind }) => kind === 'in').length
  expect(inNow).toBeGreaterThan(0)
  await expect.poll(async () => (await issueNow(issueId)).state, { timeout: 40_000 }).toBe('settled')
  const counts = await lottery.one<{ late: number; all_in: number }>(
    `select count(*) filter (where received_at >= closes_at)::int as late, count(*)::int as all_in from draw_tickets
     where issue_id = $1 and state in ('taken', 'owed', 'paid')`,
    issueId,
  )
  expect(counts).toEqual({ late: 0, all_in: inNow })
})
