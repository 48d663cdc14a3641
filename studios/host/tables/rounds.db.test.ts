/** Shared rounds over a real database: who is in, who is late, who goes on, and what each stake comes to. */
import { verifyTableProof } from '@jackfruit/fairness'
import { formatMinor } from '@jackfruit/kernel'
import { proofOfRound } from '@jackfruit/studio-kit/rounds/proof-of-round'
import { readLaid } from '@jackfruit/studio-kit/rounds/store/laid'
import { takeLeads } from '@jackfruit/studio-kit/rounds/store/leading'
import { tableEvidence } from '@jackfruit/studio-kit/rounds/table-evidence'
import { coinGame, coinTable } from '@jackfruit/studio-kit/testing/coin-table'
import { type FakePlatform, startFakePlatform } from '@jackfruit/studio-kit/testing/fake-platform'
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { aLiveTable, betNo, type LiveTable, onHeads } from '../testing/a-live-table.ts'
import { secret } from '../testing/a-studio.ts'
import { type StudioDatabase, studioDatabase } from '../testing/studio-database.ts'

const game = coinGame({ bettingMs: 2_500 })
const table = coinTable(game)
let database: StudioDatabase
let platform: FakePlatform
let live: LiveTable

beforeAll(async () => {
  database = await studioDatabase(inject('postgres').adminUrl)
})
afterAll(() => database.drop())
beforeEach(async () => {
  platform = await startFakePlatform({ vendor: 'rubyrow', secret, balance: 100_000_000n })
  live = await aLiveTable(database.url, platform, table)
})
afterEach(async () => {
  await live.close()
  await platform.stop()
})

const stateOf = async (id: string) =>
  (await live.pool.query('select state, payout from table_bets where id = $1', [id])).rows[0]

/** Of what a bet moved in all. */
const movesOf = (id: string) =>
  platform.moves.filter((move) => move.id.includes(id)).map(({ kind, amount }) => `${kind} ${amount}`)

test('[IM-29] a stake that is in is paid as the proven outcome says, once', async () => {
  const rounds = live.process()
  rounds.start()
  const { id } = await live.until('betting')
  const placed = await rounds.desk.place(table, await live.member('p_1'), onHeads(id))
  expect(placed.kind).toBe('in')
  const betId = placed.kind === 'in' ? placed.bet.id : ''
  await live.until('settled', id)
  await expect.poll(async () => (await stateOf(betId))?.state).toBe('paid')
  const proof = await proofOfRound(live.pool, id)
  if (!proof) throw new Error('no proof')
  expect(verifyTableProof(proof, () => game.draw, betId)).toEqual({ ok: true })
  const won = game.payout(proof.outcome as { side: string }, 'heads', 100n)
  expect(movesOf(betId)).toEqual(['bet 100', `win ${won}`])
  // Asked by its platform, the studio says the same of the bet, with its proof; and nobody else has a bet of this name.
  const ask = (playerId: string) => tableEvidence(live.pool, { studio: 'rubyrow', playerId }, betId)
  const told = await ask('p_1')
  expect(told).toMatchObject({ state: 'closed', evidence: { ...proof, studio: 'rubyrow', bet: { betId } } })
  expect(told?.evidence?.['bet']).toMatchObject({
    ...{ places: { heads: '1.00' }, stake: '1.00', payout: formatMinor(won), currency: 'MMK' },
  })
  expect(await ask('p_2')).toBeNull()
})

test('before the result of its round a bet is open and proves nothing, and one that went back is cancelled', async () => {
  const rounds = live.process()
  rounds.start()
  const { id } = await live.until('betting')
  const placed = await rounds.desk.place(table, await live.member('p_1'), onHeads(id))
  const ask = () => tableEvidence(live.pool, { studio: 'rubyrow', playerId: 'p_1' }, placed.bet?.id ?? '')
  expect(await ask()).toEqual({ state: 'open', evidence: null })
  await rounds.stop()
  await live.pool.query(`update table_rounds set until = until - interval '10 minutes' where id = $1`, [id])
  live.process().start()
  await live.until('voided', id)
  await expect.poll(ask).toEqual({ state: 'cancelled', evidence: null })
})

test('what lies on the places is told altogether, with the largest bets first', async () => {
  const rounds = live.process()
  rounds.start()
  const { id } = await live.until('betting')
  const lay = async (playerId: string, place: string, stake: bigint) =>
    rounds.desk.place(table, await live.member(playerId), {
      ...{ roundId: id, clientBetId: betNo(), clientSeed: 'chinthe', places: new Map([[place, stake]]) },
    })
  for (const [playerId, place, stake] of [
    ...([
      ['p_1', 'heads', 100n],
      ['p_2', 'heads', 300n],
      ['p_2', 'tails', 200n],
    ] as const),
  ])
    expect(await lay(playerId, place, stake)).toMatchObject({ kind: 'in' })
  expect(await readLaid(live.pool, [table.id, 'another'])).toEqual([
    {
      ...{ tableId: table.id, roundId: id, currency: 'MMK', players: 2, staked: 600n },
      places: new Map([
        ['heads', 400n],
        ['tails', 200n],
      ]),
      bets: [
        { nickname: 'p_2', place: 'heads', stake: 300n },
        { nickname: 'p_2', place: 'tails', stake: 200n },
        { nickname: 'p_1', place: 'heads', stake: 100n },
      ],
    },
  ])
})

test('a stake under the same name is one stake, and another under it is refused', async () => {
  const rounds = live.process()
  rounds.start()
  const { id } = await live.until('betting')
  const member = await live.member('p_1')
  const asked = onHeads(id)
  const told = await Promise.all([1, 2, 3].map(() => rounds.desk.place(table, member, asked)))
  expect(new Set(told.map(({ bet }) => bet?.id)).size).toBe(1)
  expect(told.every(({ kind }) => kind === 'in')).toBe(true)
  const other = { ...asked, places: new Map([['tails', 100n]]) }
  expect(await rounds.desk.place(table, member, other)).toMatchObject({ kind: 'out', reason: 'DUPLICATE' })
  expect(platform.moves).toHaveLength(1)
})

test('late is late by the time of the database, whatever the clock of the process says', async () => {
  const rounds = live.process()
  rounds.start()
  const { id } = await live.until('betting')
  const member = await live.member('p_1')
  await live.until('closed', id)
  const real = Date.now
  try {
    for (const stepMs of [-5_000, 5_000]) {
      Date.now = () => real() + stepMs
      expect(await rounds.desk.place(table, member, onHeads(id))).toMatchObject({
        kind: 'out',
        reason: 'CLOSED',
      })
    }
  } finally {
    Date.now = real
  }
  expect(platform.moves).toEqual([])
})

test('stakes around closing are in before it or not at all', async () => {
  const rounds = live.process()
  rounds.start()
  const { id, untilMs } = await live.until('betting')
  const members = await Promise.all(Array.from({ length: 20 }, (_, no) => live.member(`p_${no}`)))
  await new Promise((next) => setTimeout(next, Math.max(0, untilMs - 150)))
  const told: { readonly kind: string }[] = []
  // Until the first was late, however fast this machine is.
  while (!told.some(({ kind }) => kind === 'out')) {
    const asked = members.map((member) => rounds.desk.place(table, member, onHeads(id, 100n)))
    told.push(...(await Promise.all(asked)))
  }
  const { rows } = await live.pool.query(
    `select count(*) filter (where received_at >= closes_at)::int as late, count(*)::int as all_in from table_bets
     where round_id = $1 and state in ('taken', 'owed', 'paid')`,
    [id],
  )
  expect(rows[0]).toEqual({ late: 0, all_in: told.filter(({ kind }) => kind === 'in').length })
})

test('what the wallet refuses is out, and what it does not answer for is given back', async () => {
  const rounds = live.process(20_000)
  rounds.start()
  const { id } = await live.until('betting')
  const member = await live.member('p_1')
  platform.balance = 50n
  expect(await rounds.desk.place(table, member, onHeads(id))).toMatchObject({
    kind: 'out',
    reason: 'BALANCE',
  })
  platform.balance = 10_000n
  platform.fail('bet', 'drop-after', ...Array.from({ length: 60 }, () => 'drop-before' as const))
  const placed = await rounds.desk.place(table, member, onHeads(id))
  expect(placed).toMatchObject({ kind: 'out', reason: 'VOIDED' })
  await expect.poll(async () => (await stateOf(placed.bet?.id ?? ''))?.state).toBe('voided')
  expect(platform.balance).toBe(10_000n)
})

test('another process takes the table over within two seconds, and the running round goes on', async () => {
  // Nobody keeps it: as a process leaves it that was killed.
  const rounds = live.process()
  rounds.start()
  const { id } = await live.until('betting')
  const placed = await rounds.desk.place(table, await live.member('p_1'), onHeads(id))
  await rounds.stop()
  await live.pool.query(
    `update table_leases set holder = 'killed', epoch = epoch + 1, until = clock_timestamp() + interval '1.5 seconds'`,
  )
  const beganAt = performance.now()
  live.process().start()
  await expect
    .poll(async () => (await live.pool.query('select holder from table_leases')).rows[0]?.holder, {
      interval: 25,
    })
    .not.toBe('killed')
  // Two seconds are promised; the rest is this machine's.
  expect(performance.now() - beganAt).toBeLessThan(6_000)
  await live.until('settled', id)
  await expect.poll(async () => (await stateOf(placed.bet?.id ?? ''))?.state).toBe('paid')
})

test('one that has lost its table changes nothing any more', async () => {
  const [first] = await takeLeads(live.pool, [table.id], 'first')
  expect(first).toBeDefined()
  expect(await takeLeads(live.pool, [table.id], 'second')).toEqual([])
  await live.pool.query('update table_leases set until = clock_timestamp()')
  const [second] = await takeLeads(live.pool, [table.id], 'second')
  expect(second?.epoch).toBe((first?.epoch ?? 0n) + 1n)
})

test('a round that stood still without an outcome is void, and every stake goes back', async () => {
  const rounds = live.process()
  rounds.start()
  const { id } = await live.until('betting')
  const placed = await rounds.desk.place(table, await live.member('p_1'), onHeads(id, 300n))
  await rounds.stop()
  await live.pool.query(`update table_rounds set until = until - interval '10 minutes' where id = $1`, [id])
  live.process().start()
  await live.until('voided', id)
  await expect.poll(async () => (await stateOf(placed.bet?.id ?? ''))?.state).toBe('voided')
  expect(movesOf(placed.bet?.id ?? '')).toEqual(['bet 300', 'rollback 300'])
})

test('a round with an outcome cannot be void, and an outcome is not written twice', async () => {
  const rounds = live.process()
  rounds.start()
  const { id } = await live.until('betting')
  await live.until('settled', id)
  const change = (text: string) => live.pool.query(`update table_rounds set ${text} where id = $1`, [id])
  await expect(change(`phase = 'voided', void_reason = 'fault'`)).rejects.toThrow('table_rounds_drawn')
  await expect(change(`phase = 'closed', final_at = null`)).rejects.toThrow('table_rounds_drawn')
  await expect(change('link = null')).rejects.toThrow('table_rounds_drawn')
})

test('a round of many bets is paid with few calls, each bet once', async () => {
  const rounds = live.process(30_000)
  const many = 300
  const members = await Promise.all(Array.from({ length: many }, (_, no) => live.member(`p_${no}`)))
  rounds.start()
  const { id } = await live.until('betting')
  const told = await Promise.all(
    members.map((member) => rounds.desk.place(table, member, onHeads(id, 100n, betNo()))),
  )
  const inNow = told.filter(({ kind }) => kind === 'in').length
  expect(inNow).toBeGreaterThan(0)
  await live.until('settled', id)
  await expect
    .poll(async () => {
      const { rows } = await live.pool.query(
        `select count(*)::int as open from table_bets where round_id = $1 and due_at is not null`,
        [id],
      )
      return rows[0]?.open
    })
    .toBe(0)
  expect(platform.moves.filter(({ kind }) => kind === 'win')).toHaveLength(inNow)
  expect(platform.requests.length).toBeLessThan(many)
})
