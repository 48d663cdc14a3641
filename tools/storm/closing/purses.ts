/** Who pays for tickets: members of a wallet in memory, or of a true platform over its ledger. */

import { startFakePlatform } from '../../../packages/studio-kit/src/testing/fake-platform.ts'
import { secret as fakeSecret } from '../../../studios/host/testing/a-studio.ts'

export interface Seat {
  readonly playerId: string
  readonly platformSession: string
}

export interface Purses {
  readonly url: string
  readonly secret: string
  readonly seats: readonly Seat[]
  /** What is wrong with the books, when tickets have brought each member so much more, or less. */
  problems(brought: ReadonlyMap<string, bigint>): Promise<string[]>
  stop(): Promise<void>
}

/** One purse for all. */
export async function pursesInMemory(count: number): Promise<Purses> {
  const opening = 10n ** 15n
  const platform = await startFakePlatform({ vendor: 'palmyra', secret: fakeSecret, balance: opening })
  return {
    ...{ url: platform.url, secret: fakeSecret },
    seats: Array.from({ length: count }, (_, no) => ({ playerId: `p_${no}`, platformSession: `s_p_${no}` })),
    async problems(brought) {
      const sum = [...brought.values()].reduce((all, one) => all + one, opening)
      return platform.balance === sum ? [] : [`the wallet has ${platform.balance}, and tickets left ${sum}`]
    },
    stop: () => platform.stop(),
  }
}
