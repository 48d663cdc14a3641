import { describe, expect, test } from 'vitest'
import { httpPlayServer } from './http-play-server.ts'
import { PlayFailure } from './play-server.ts'
import { steadily } from './steadily.ts'

const seedsOf = (nonce: number) => ({ commit: 'c0', nextCommit: 'c1', clientSeed: 'mine', nonce })
const roundOf = (change: object = {}) => ({
  id: 'r1',
  number: '8841-2207',
  stake: '500.00',
  win: '0.05',
  ended: true,
  shown: { dice: [3, 4], win: '0.05' },
  steps: 0,
  balance: '90071992547409.93',
  nonce: 4,
  receipt: { body: '{}', signature: 's', publicKey: 'p' },
  ...change,
})
const openingOf = (change: object = {}) => ({
  token: 'the-token',
  nickname: 'Ko',
  currency: 'MMK',
  language: 'MY',
  mode: 'real',
  balance: '1000.00',
  stakes: ['100.00', '500.00'],
  defaultStake: '500.00',
  maxWin: '100000000.00',
  limits: { min: '100.00', max: '50000.00' },
  facts: { lines: 20 },
  published: {
    rtp: '96.5701',
    hitRate: '41.13',
    deviation: '4.135',
    volatility: 'medium',
    most: '226',
    method: 'exact',
  },
  version: '1.0.0',
  buildHash: 'ab12',
  jurisdiction: { autoplay: true, turbo: true, minSpinMs: 2500 },
  fairness: seedsOf(0),
  unseen: null,
  open: null,
  free: null,
  ...change,
})

const aBet = { id: 'bet-0001', stake: 50_000n, choice: null }

interface Asked {
  readonly path: string
  readonly authorization: string | null
  readonly body: unknown
}

/** A studio that answers what it is told to, in order; an Error is an answer that never arrives. */
function studio(...answers: (Error | { status?: number; body: unknown })[]) {
  const asked: Asked[] = []
  const answer: typeof fetch = async (path, init) => {
    asked.push({
      path: String(path),
      authorization: new Headers(init?.headers).get('authorization'),
      body: JSON.parse(String(init?.body)),
    })
    const next = answers.shift()
    if (!next || next instanceof Error) throw next ?? new Error('nothing left to answer')
    return new Response(typeof next.body === 'string' ? next.body : JSON.stringify(next.body), {
      status: next.status ?? 200,
    })
  }
  return { server: httpPlayServer('hexworks', { fetch: answer }), asked }
}

const opened = async (...answers: Parameters<typeof studio>) => {
  const made = studio({ body: openingOf() }, ...answers)
  await made.server.open('code')
  return made
}

describe('opening a game', () => {
  test('spends the code and carries the token from then on', async () => {
    const { server, asked } = await opened({ body: { rounds: [] } })
    await server.history()
    expect(asked).toEqual([
      { path: '/hexworks/play/v1/open', authorization: null, body: { code: 'code' } },
      { path: '/hexworks/play/v1/history', authorization: 'Bearer the-token', body: {} },
    ])
  })

  test('reads the round that waits for the player', async () => {
    const waiting = roundOf({ ended: false, win: '0.00', steps: 2 })
    const { server } = studio({ body: openingOf({ open: waiting }) })
    expect((await server.open('code')).open).toMatchObject({ id: 'r1', ended: false, steps: 2 })
  })

  test('reads money as whole minor units, an unseen round with it', async () => {
    const { server } = studio({ body: openingOf({ unseen: roundOf() }) })
    const opening = await server.open('code')
    expect(opening).toMatchObject({
      balance: 100_000n,
      stakes: [10_000n, 50_000n],
      defaultStake: 50_000n,
      limits: { min: 10_000n, max: 5_000_000n },
      maxWin: 10_000_000_000n,
    })
    expect(opening.unseen).toMatchObject({ stake: 50_000n, win: 5n, balance: 9_007_199_254_740_993n })
  })

  test.each([
    ['an amount that is no amount', openingOf({ balance: '1e9' })],
    ['an amount of three decimals', openingOf({ balance: '1.000' })],
    ['no stake', openingOf({ stakes: [] })],
    ['an unknown currency', openingOf({ currency: 'XXX' })],
    ['another shape', { token: 'the-token' }],
    ['no JSON', '<html>'],
  ])('%s is never drawn', async (_, body) => {
    await expect(studio({ body }).server.open('code')).rejects.toMatchObject({ kind: 'busy', code: 'ANSWER' })
  })
})

describe('a bet', () => {
  test('stakes a decimal string and reads the round to the last pya', async () => {
    const { server, asked } = await opened({ body: roundOf() })
    const round = await server.bet({ id: 'bet-0001', stake: 50_005n, choice: { side: 'over' } })
    expect(asked[1]?.body).toEqual({
      clientBetId: 'bet-0001',
      stake: '500.05',
      choice: { side: 'over' },
    })
    expect(round).toMatchObject({
      balance: 9_007_199_254_740_993n,
      win: 5n,
      nonce: 4,
      ended: true,
      shown: { dice: [3, 4], win: '0.05' },
    })
  })

  test('whose answer was lost is asked for again under the same id', async () => {
    const { server, asked } = await opened(
      new TypeError('failed to fetch'),
      { status: 503, body: { code: 'BUSY' } },
      { status: 429, body: {} },
      { body: roundOf() },
    )
    const round = await steadily(() => server.bet(aBet), {
      wait: async () => {},
      onRetry: () => {},
    })
    expect(round.id).toBe('r1')
    expect(asked.slice(1).map(({ body }) => body)).toEqual(
      Array.from({ length: 4 }, () => ({
        clientBetId: 'bet-0001',
        stake: '500.00',
        choice: null,
      })),
    )
  })

  test('before the game is open is not asked for', async () => {
    const { server, asked } = studio()
    await expect(server.bet(aBet)).rejects.toMatchObject({ kind: 'session' })
    expect(asked).toEqual([])
  })

  test.each([
    ['the session is over', 401, { code: 'SESSION' }, { kind: 'session', code: 'SESSION', balance: null }],
    [
      'too little money',
      402,
      { code: 'FUNDS', balance: '12.50' },
      { kind: 'funds', code: 'FUNDS', balance: 1_250n },
    ],
    [
      'too little money, of an unreadable amount',
      402,
      { code: 'FUNDS', balance: '-1' },
      { kind: 'funds', balance: null },
    ],
    ['another bet under this id', 409, { code: 'CONFLICT' }, { kind: 'moved', code: 'CONFLICT' }],
    ['a round that has ended', 409, { code: 'ENDED' }, { kind: 'moved', code: 'ENDED' }],
    ['a game that is closed', 409, { code: 'GAME_DISABLED' }, { kind: 'closed' }],
    ['a choice that is none', 400, { code: 'CHOICE' }, { kind: 'refused', code: 'CHOICE' }],
    ['a round that was voided', 409, { code: 'VOIDED' }, { kind: 'returned', code: 'VOIDED' }],
    ['a stake outside the ladder', 400, { code: 'STAKE' }, { kind: 'limits', code: 'STAKE' }],
    ['a malformed question', 400, { code: 'MALFORMED' }, { kind: 'refused', code: 'MALFORMED' }],
    ['too many questions', 429, {}, { kind: 'busy', code: '429' }],
    ['a fault', 500, 'oops', { kind: 'busy', code: '500' }],
    ['a studio that was restored', 503, { code: 'PAUSED' }, { kind: 'paused', code: 'PAUSED' }],
    ['maintenance', 503, { code: 'MAINTENANCE' }, { kind: 'busy', code: 'MAINTENANCE' }],
    ['a code that is none', 400, { code: '<b>' }, { kind: 'refused', code: '400' }],
  ])('refused for %s says so', async (_, status, body, meaning) => {
    const { server } = await opened({ status, body })
    const failure = await server.bet(aBet).catch((caught: unknown) => caught)
    expect(failure).toBeInstanceOf(PlayFailure)
    expect(failure).toMatchObject(meaning)
  })

  test('answered with a round that can not be read is asked for again and never guessed at', async () => {
    const { server } = await opened({ body: roundOf({ balance: null }) }, { body: roundOf({ win: '٥' }) })
    await expect(server.bet(aBet)).rejects.toMatchObject({ kind: 'busy' })
    await expect(server.bet(aBet)).rejects.toMatchObject({ kind: 'busy' })
  })
})

describe('an action', () => {
  test('names its round, its own id and the step that the player saw', async () => {
    const { server, asked } = await opened({ body: roundOf({ ended: false, win: '0.00', steps: 3 }) })
    const round = await server.act({ id: 'act-0001', roundId: 'r1', step: 2, action: { pick: 7 } })
    expect(asked[1]).toMatchObject({
      path: '/hexworks/play/v1/act',
      body: { roundId: 'r1', actionId: 'act-0001', step: 2, action: { pick: 7 } },
    })
    expect(round).toMatchObject({ ended: false, win: 0n, steps: 3 })
  })

  test('too dear for the balance tells the balance', async () => {
    const { server } = await opened({ status: 402, body: { code: 'FUNDS', balance: '1.00' } })
    await expect(
      server.act({ id: 'act-0001', roundId: 'r1', step: 0, action: 'double' }),
    ).rejects.toMatchObject({ kind: 'funds', balance: 100n })
  })
})

describe('the other calls', () => {
  test('history is read with its times and money', async () => {
    const { server } = await opened({
      body: {
        rounds: [{ id: 'r1', number: '1', at: '2026-11-21T10:00:00.000Z', stake: '5.00', win: '0.00' }],
      },
    })
    expect(await server.history()).toEqual([
      { id: 'r1', number: '1', at: new Date('2026-11-21T10:00:00Z'), stake: 500n, win: 0n },
    ])
  })

  test('new seeds show the old secret and its fingerprint', async () => {
    const { server, asked } = await opened({
      body: { revealed: { serverSeed: 'secret', commit: 'c0' }, fairness: seedsOf(0) },
    })
    expect(await server.changeSeeds('luck')).toEqual({
      revealed: { serverSeed: 'secret', commit: 'c0' },
      fairness: seedsOf(0),
    })
    expect(asked[1]).toMatchObject({ path: '/hexworks/play/v1/seeds', body: { clientSeed: 'luck' } })
  })

  test('a proof and a shown round go by the id of the round', async () => {
    const { server, asked } = await opened({ body: { scheme: 'PF1' } }, { body: {} })
    expect(await server.proof('r1')).toEqual({ scheme: 'PF1' })
    await server.shown('r1')
    expect(asked.slice(1)).toMatchObject([
      { path: '/hexworks/play/v1/round', body: { id: 'r1' } },
      { path: '/hexworks/play/v1/shown', body: { id: 'r1' } },
    ])
  })
})
