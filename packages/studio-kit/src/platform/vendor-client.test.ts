import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { nextDelayMs } from '../settling/patience.ts'
import { type FakePlatform, type Fault, startFakePlatform } from '../testing/fake-platform.ts'
import { openVendorClient } from './vendor-client.ts'

const secret = 's'.repeat(64)
let platform: FakePlatform

beforeEach(async () => {
  platform = await startFakePlatform({ vendor: 'hexworks', secret })
})
afterEach(() => platform.stop())

const client = (given = secret) =>
  openVendorClient({ platformUrl: platform.url, vendor: 'hexworks', secret: given, timeoutMs: 300 })
const bet = {
  ...{ playerId: 'p_1', currency: 'MMK', gameCode: 'g', roundId: 'r', sessionId: 's', roundEnded: true },
  bet: { transactionId: 'r:bet', amount: '100.00' },
  win: { transactionId: 'r:win', amount: '30.00' },
}

describe('a signed call', () => {
  test('is believed when the platform signed its answer', async () => {
    const heard = await client().call('betwin', bet)
    expect(heard).toMatchObject({ kind: 'ok', answer: { balance: '9930.00' } })
  })
  test('is a refusal when the platform says no for good', async () => {
    platform.balance = 0n
    const heard = await client().call('betwin', bet)
    expect(heard).toMatchObject({
      kind: 'refused',
      status: 'INSUFFICIENT_FUNDS',
      answer: { balance: '0.00' },
    })
  })
  test.each<Fault>(['drop-before', 'drop-after', 'hang-before', 'hang-after', '503', 'forged'])(
    'leaves its effect unknown after %s, and moves money once when it is sent again',
    async (fault) => {
      platform.fail('betwin', fault)
      expect((await client().call('betwin', bet)).kind).toBe('unknown')
      expect((await client().call('betwin', bet)).kind).toBe('ok')
      expect(platform.moves).toHaveLength(2)
      expect(platform.balance).toBe(993_000n)
    },
  )
  test('under a wrong secret is unknown, not refused: an answer without a signature proves nothing', async () => {
    expect((await client('t'.repeat(64)).call('betwin', bet)).kind).toBe('unknown')
    expect(platform.calls).toHaveLength(0)
  })
})

describe('calls of one moment', () => {
  const many = (asked: ReturnType<typeof client>) =>
    Promise.all(
      ['a', 'b', 'c'].map((id) =>
        asked.call('betwin', {
          ...{ ...bet, roundId: id },
          bet: { transactionId: `${id}:bet`, amount: id === 'b' ? '10000.00' : '100.00' },
          win: { transactionId: `${id}:win`, amount: '30.00' },
        }),
      ),
    )
  const kinds = async (asked: ReturnType<typeof client>) => (await many(asked)).map(({ kind }) => kind)

  test('go as one, and each hears its own answer', async () => {
    expect(await many(client())).toMatchObject([
      { kind: 'ok', answer: { balance: '9930.00' } },
      { kind: 'refused', status: 'INSUFFICIENT_FUNDS' },
      { kind: 'ok', answer: { balance: '9860.00' } },
    ])
    expect(platform.requests).toEqual(['gathered'])
  })
  test('are all unknown when their answer is lost, and move money once when they are sent again', async () => {
    const asked = client()
    platform.fail('betwin', 'drop-after')
    expect(await kinds(asked)).toEqual(['unknown', 'unknown', 'unknown'])
    expect(await kinds(asked)).toEqual(['ok', 'refused', 'ok'])
    expect(platform.requests).toEqual(['gathered', 'gathered'])
    expect(platform.moves).toHaveLength(4)
  })
  test('an answer that is not known here is unknown by itself, and spoils no other', async () => {
    platform.nextStatus = 'OF_TOMORROW'
    expect(await kinds(client())).toEqual(['unknown', 'refused', 'ok'])
  })
  test.each([400, 403, 404, 405, 501])(
    'go one by one to a platform that answers %s to more',
    async (status) => {
      const asked = client()
      platform.refusesGathered = status
      expect(await kinds(asked)).toEqual(['unknown', 'unknown', 'unknown'])
      expect(await kinds(asked)).toEqual(['ok', 'refused', 'ok'])
      expect(platform.requests).toEqual(['betwin', 'betwin', 'betwin'])
    },
  )
  test.each([401, 429, 502])(
    'go together again after %s, which says nothing of what is taken',
    async (status) => {
      const asked = client()
      platform.refusesGathered = status
      expect(await kinds(asked)).toEqual(['unknown', 'unknown', 'unknown'])
      platform.refusesGathered = null
      expect(await kinds(asked)).toEqual(['ok', 'refused', 'ok'])
      expect(platform.requests).toEqual(['gathered'])
    },
  )
})

test('waiting doubles from a second up to five minutes', () => {
  expect([1, 2, 3, 9, 10, 99].map((attempts) => nextDelayMs(attempts))).toEqual([
    1_000, 2_000, 4_000, 256_000, 300_000, 300_000,
  ])
})
