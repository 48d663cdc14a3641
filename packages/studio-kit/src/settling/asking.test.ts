import { expect, test } from 'vitest'
import type { Movement } from '../journal/movement-row.ts'
import type { Round } from '../journal/round-row.ts'
import { asking } from './asking.ts'
import type { Settling } from './settling.ts'

/** What the platform is asked for a stake of 200.00 of which so much is at risk; it never answers. */
async function asked(
  kind: 'bet' | 'betwin',
  atRisk: bigint | null,
  no = 0,
): Promise<Record<string, unknown>> {
  let body: Record<string, unknown> = {}
  const settling = {
    platform: {
      call: async (_name: string, given: object) => ({ kind: 'unknown', why: 'lost', ...remember(given) }),
    },
    movements: { tryAgainIn: async () => {} },
    replay: { atRisk: () => atRisk },
    sessions: { platformSessionOf: async () => 'session-1' },
    log: { warn: () => {} },
  } as unknown as Settling
  function remember(given: object) {
    body = { ...given }
    return {}
  }
  const round = { id: 'r-1', playerId: 'p', currency: 'MMK', game: 'g', win: 0n, dealtAt: new Date(0) }
  const movement = { roundId: 'r-1', no, kind, amount: 20_000n, attempts: 1 }
  await asking[kind](settling, round as unknown as Round, movement as unknown as Movement)
  return body
}

test('what of a bet is at risk is told with its first stake, in the currency’s decimals', async () => {
  expect(await asked('betwin', 500n)).toMatchObject({ bet: { amount: '200.00' }, atRisk: '5.00' })
  expect(await asked('bet', 0n)).toMatchObject({ amount: '200.00', atRisk: '0.00' })
})

test('of the usual stake, and of what an action adds to it, nothing is told', async () => {
  expect(await asked('betwin', null)).not.toHaveProperty('atRisk')
  expect(await asked('bet', 500n, 1)).not.toHaveProperty('atRisk')
})
