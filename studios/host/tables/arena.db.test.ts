/** Fights over a real database: odds that stand, pools of each currency, what is cancelled, and what each stake comes to. */
import { verifyTableProof } from '@jackfruit/fairness'
import { openPools } from '@jackfruit/studio-kit/rounds/feed/pools'
import { proofOfRound } from '@jackfruit/studio-kit/rounds/proof-of-round'
import { tableEvidence } from '@jackfruit/studio-kit/rounds/table-evidence'
import type { SharedTable } from '@jackfruit/studio-kit/rounds/table-game'
import { type FakePlatform, startFakePlatform } from '@jackfruit/studio-kit/testing/fake-platform'
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { aLiveTable, betNo, type LiveTable } from '../testing/a-live-table.ts'
import { secret } from '../testing/a-studio.ts'
import { type StudioDatabase, studioDatabase } from '../testing/studio-database.ts'
import { tablesOf } from './shared-tables.ts'

const [arena] = tablesOf('lantern')
if (!arena) throw new Error('no arena')
/** The arena's own rules, sooner over, and drawn until somebody wins: then a price is paid. */
const phases = { bettingMs: 2_500, closedMs: 50, dealingMs: () => 400, resultMs: 50 }
const game: SharedTable['game'] = {
  ...{ ...arena.game, phases },
  draw(stream, seal) {
    for (;;) {
      const fight = arena.game.draw(stream, seal) as { readonly result: string; readonly meron: number }
      if (fight.result === 'meron' || fight.result === 'wala') return fight
    }
  },
}
const limit = { min: 100n, main: 100_000_000n, side: 10_000_000n, roundMax: 400_000_000n, maxWin: 10n ** 10n }
const table: SharedTable = {
  ...{ studio: 'rubyrow', id: 'arena-1', game, version: '1.0.0', chainLength: 8 },
  limits: { MMK: limit, BDT: limit },
}
const quiet = { info() {}, warn() {}, error() {} }
const waits = { timeout: 20_000, interval: 25 }
let database: StudioDatabase
let platform: FakePlatform
let live: LiveTable

beforeAll(async () => {
  database = await studioDatabase(inject('postgres').adminUrl)
})
afterAll(() => database.drop())
beforeEach(async () => {
  platform = await startFakePlatform({ vendor: 'rubyrow', secret, balance: 10n ** 12n })
  live = await aLiveTable(database.url, platform, table)
})
afterEach(async () => {
  await live.close()
  await platform.stop()
})

type Rounds = ReturnType<LiveTable['process']>

async function lay(
  rounds: Rounds,
  roundId: string,
  [playerId, place, stake, currency]: readonly [string, string, bigint, string?],
) {
  const placed = await rounds.desk.place(table, await live.member(playerId, currency), {
    ...{ roundId, clientBetId: betNo(), clientSeed: 'chinthe', places: new Map([[place, stake]]) },
  })
  if (placed.kind !== 'in') throw new Error(`the bet is ${placed.kind}`)
  return { id: placed.bet.id, receipt: JSON.parse(placed.bet.receipt?.body ?? '{}'), place, stake }
}

const text = (amount: bigint) => `${amount / 100n}.${String(amount % 100n).padStart(2, '0')}`
const movesOf = (id: string) =>
  platform.moves.filter((move) => move.id.includes(id)).map(({ kind, amount }) => `${kind} ${amount}`)
const stateOf = async (id: string) =>
  (await live.pool.query('select state from table_bets where id = $1', [id])).rows[0]?.state
const poolsOf = async (roundId: string) =>
  (await live.pool.query('select currency, laid, dividends from table_pools where round_id = $1', [roundId]))
    .rows

/** The seal of a round, as everybody knows it. */
async function sealOf(roundId: string) {
  const { rows } = await live.pool.query(
    `select terminal, link_no from table_rounds join table_chains
     on table_chains.table_id = table_rounds.table_id and no = chain_no where id = $1`,
    [roundId],
  )
  return { terminal: rows[0].terminal.toString('hex'), roundNo: rows[0].link_no }
}

async function fought(roundId: string) {
  await live.until('settled', roundId)
  const { rows } = await live.pool.query('select outcome from table_rounds where id = $1', [roundId])
  return rows[0].outcome as { readonly result: string; readonly meron: number }
}

test('[IM-27] a fight at odds and in the pool: the odds on the receipt and the dividend at closing are what is paid, to the unit', async () => {
  const rounds = live.process()
  rounds.start()
  const { id } = await live.until('betting')
  const seal = await sealOf(id)
  const laid = await Promise.all(
    (
      [
        ['p_1', 'meron', 33_333n],
        ['p_2', 'wala', 10_001n],
        ['p_3', 'pool-meron', 934_567n],
        ['p_4', 'pool-wala', 999_999n],
        ['p_5', 'both-down', 700n],
        ['p_6', 'full-time', 300n],
      ] as const
    ).map((bet) => lay(rounds, id, bet)),
  )
  // In another currency lies another pool, at another price.
  const abroad = await Promise.all([
    lay(rounds, id, ['p_7', 'pool-meron', 60_000n, 'BDT']),
    lay(rounds, id, ['p_8', 'pool-wala', 20_000n, 'BDT']),
  ])
  for (const { receipt, place } of laid)
    expect(receipt.odds?.[place]).toBe(game.oddsOf?.(seal, place) ?? undefined)
  const { result, meron } = await fought(id)
  // The odds of the seal are those of the strength that was fought with.
  expect(game.oddsOf?.(seal, 'meron')).toBe((Math.floor(100_000_000 / (meron * 105)) / 1000).toFixed(3))
  const pools = await poolsOf(id)
  const pool = pools.find(({ currency }) => currency === 'MMK')
  expect(pool).toMatchObject({
    laid: { 'pool-meron': '934567', 'pool-wala': '999999' },
  })
  const house = game.pool?.house(seal, 'MMK') ?? new Map()
  const all = {
    meron: 934_567n + (house.get('pool-meron') ?? 0n),
    wala: 999_999n + (house.get('pool-wala') ?? 0n),
  }
  const dividend = (side: 'meron' | 'wala') => ((all.meron + all.wala) * 95n) / all[side]
  expect(pool.dividends).toEqual({
    'pool-meron': Number(dividend('meron')),
    'pool-wala': Number(dividend('wala')),
  })
  for (const { id: betId, place, stake, receipt } of laid) {
    await expect.poll(() => stateOf(betId), waits).toBe('paid')
    const side = place.replace('pool-', '')
    const odds = BigInt(Math.round(Number(receipt.odds?.[place] ?? 0) * 1000))
    const won =
      place === side ? (stake * odds) / 1000n : (stake * dividend(side === 'meron' ? 'meron' : 'wala')) / 100n
    const back = side === result ? won : 0n
    expect(movesOf(betId)).toEqual([`bet ${stake}`, `win ${back}`])
    // Its owner reckons it anew from what he is given, the pool's price in it.
    const playerId = `p_${laid.findIndex((each) => each.id === betId) + 1}`
    const told = await tableEvidence(live.pool, { studio: 'rubyrow', playerId }, betId)
    const own = told?.evidence?.['bet'] as {
      readonly payout: string
      readonly dividends?: Readonly<Record<string, number>>
    }
    expect(own.dividends).toEqual(place.startsWith('pool-') ? pool.dividends : undefined)
    const reckoned = own.dividends
      ? game.pool?.payout({ result, meron }, place, stake, own.dividends)
      : game.payout({ result, meron }, place, stake)
    expect([place, own.payout]).toEqual([place, text(reckoned ?? 0n)])
  }
  const pricesAbroad = pools.find(({ currency }) => currency === 'BDT')?.dividends
  for (const { id: betId, place, stake } of abroad) {
    const price = BigInt(pricesAbroad[place])
    expect(price).not.toBe(BigInt(pool.dividends[place]))
    await expect.poll(() => stateOf(betId), waits).toBe('paid')
    const back = place === `pool-${result}` ? (stake * price) / 100n : 0n
    expect(movesOf(betId)).toEqual([`bet ${stake}`, `win ${back}`])
  }
  const proof = await proofOfRound(live.pool, id)
  if (!proof) throw new Error('no proof')
  expect(verifyTableProof(proof, () => game.draw, laid[0]?.id)).toEqual({ ok: true })
  // Another terminal is another fight, and the link does not lead there.
  const other = { ...proof, outcome: { result, meron: meron === 650 ? 649 : meron + 1 } }
  expect(verifyTableProof(other, () => game.draw)).toEqual({ ok: false, reason: 'outcome-differs' })
}, 60_000)

test('[IM-27] a pool that would pay 1.07 or less is cancelled before the fight: its stakes go back whole, all others stand', async () => {
  const rounds = live.process()
  rounds.start()
  const { id } = await live.until('betting')
  const big = await Promise.all(
    Array.from({ length: 9 }, (_, no) => lay(rounds, id, [`p_${no + 10}`, 'pool-meron', 1_000_000n])),
  )
  const small = await lay(rounds, id, ['p_2', 'pool-wala', 1_000n])
  const fixed = await lay(rounds, id, ['p_3', 'meron', 5_000n])
  const draw = await lay(rounds, id, ['p_4', 'both-down', 500n])
  const abroad = await lay(rounds, id, ['p_5', 'pool-wala', 1_000n, 'BDT'])
  await live.until('dealing', id)
  expect((await poolsOf(id)).toSorted((a, b) => (a.currency < b.currency ? -1 : 1))).toMatchObject([
    { currency: 'BDT', dividends: expect.any(Object) },
    { currency: 'MMK', dividends: null },
  ])
  for (const { id: betId, stake } of [...big, small]) {
    await expect.poll(() => stateOf(betId), waits).toBe('voided')
    expect(movesOf(betId)).toEqual([`bet ${stake}`, `rollback ${stake}`])
  }
  await fought(id)
  for (const { id: betId } of [fixed, draw, abroad])
    await expect.poll(() => stateOf(betId), waits).toBe('paid')
  // What went back gave no seed: the proof names those that stood.
  const proof = await proofOfRound(live.pool, id)
  expect(proof?.bets.map(({ betId }) => betId).toSorted()).toEqual([fixed.id, draw.id, abroad.id].toSorted())
  if (proof) expect(verifyTableProof(proof, () => game.draw, fixed.id)).toEqual({ ok: true })
}, 60_000)

test('a stake in the pool lies alone, what is laid together is refused, and one side and the other are netted', async () => {
  const rounds = live.process()
  rounds.start()
  const { id } = await live.until('betting')
  const member = await live.member('p_1')
  const ask = (places: ReadonlyMap<string, bigint>) =>
    rounds.desk.place(table, member, { roundId: id, clientBetId: betNo(), clientSeed: 'chinthe', places })
  const both = new Map([
    ['pool-meron', 1_000n],
    ['meron', 1_000n],
  ])
  expect(await ask(both)).toMatchObject({ kind: 'out', reason: 'LIMIT' })
  expect(await ask(new Map([['pool-meron', 1_000n]]))).toMatchObject({ kind: 'in', bet: { atRisk: 1_000n } })
  expect(await ask(new Map([['wala', 400n]]))).toMatchObject({ kind: 'in', bet: { atRisk: 0n } })
  expect(await ask(new Map([['draw', 400n]]))).toMatchObject({ kind: 'out', reason: 'LIMIT' })
}, 60_000)

test('a stake that the wallet has not answered for when the pool closes lies in none, and goes back', async () => {
  const rounds = live.process()
  rounds.start()
  const { id } = await live.until('betting')
  await lay(rounds, id, ['p_1', 'pool-meron', 100_000n])
  await lay(rounds, id, ['p_2', 'pool-wala', 120_000n])
  platform.fail('bet', ...Array.from({ length: 60 }, () => 'drop-after' as const))
  const unheard = lay(rounds, id, ['p_3', 'pool-wala', 700_000n]).catch((error: unknown) => String(error))
  await live.until('dealing', id)
  platform.heal()
  expect(await poolsOf(id)).toMatchObject([{ laid: { 'pool-meron': '100000', 'pool-wala': '120000' } }])
  expect(await unheard).toContain('the bet is')
  const back = await live.pool.query(`select id from table_bets where round_id = $1 and stake = 700000`, [id])
  await expect.poll(() => stateOf(back.rows[0]?.id), waits).toBe('voided')
  expect(movesOf(back.rows[0]?.id)).toEqual(['bet 700000', 'rollback 700000'])
}, 60_000)

test('another process goes on after one that closed the pools and was killed: each stake comes to its end once', async () => {
  const first = live.process()
  first.start()
  const { id } = await live.until('betting')
  const bets = [
    await lay(first, id, ['p_1', 'pool-meron', 100_000n]),
    await lay(first, id, ['p_2', 'pool-wala', 120_000n]),
  ]
  await live.until('dealing', id)
  const before = await poolsOf(id)
  await first.stop()
  live.process().start()
  await fought(id)
  for (const { id: betId } of bets) {
    await expect.poll(() => stateOf(betId), waits).toBe('paid')
    expect(movesOf(betId)).toHaveLength(2)
  }
  expect(await poolsOf(id)).toEqual(before)
}, 60_000)

test('who watches is told what lies in the pool and what it would pay, and at last what it pays', async () => {
  const rounds = live.process()
  const pools = openPools({ pool: live.pool, tables: [table], log: quiet })
  const heard: { roundId: string; currency: string; body: Readonly<Record<string, unknown>> }[] = []
  const hush = ['MMK', 'BDT'].map((currency) =>
    pools.listen(table.id, currency, (_, roundId, body) => void heard.push({ roundId, currency, body })),
  )
  rounds.start()
  const { id } = await live.until('betting')
  pools.start()
  await lay(rounds, id, ['p_1', 'pool-meron', 1_000_000n])
  await lay(rounds, id, ['p_1', 'meron', 20_000n])
  const seal = await sealOf(id)
  const house = game.pool?.house(seal, 'MMK').get('pool-meron') ?? 0n
  const last = (currency: string) =>
    heard.findLast((each) => each.roundId === id && each.currency === currency)?.body
  await expect.poll(() => last('MMK')?.['players'], waits).toBe(1)
  await expect
    .poll(() => last('MMK')?.['places'], waits)
    .toMatchObject({ meron: '200.00', 'pool-meron': text(house + 1_000_000n) })
  // Nobody else's currency is in it, and the house alone makes a price.
  expect(last('BDT')).toMatchObject({ players: 0, isFinal: false, dividends: expect.any(Object) })
  await live.until('dealing', id)
  await expect.poll(() => last('MMK')?.['isFinal'], waits).toBe(true)
  const [closed] = await poolsOf(id)
  expect(last('MMK')?.['dividends']).toEqual(closed.dividends)
  for (const stop of hush) stop()
  await pools.stop()
}, 60_000)
