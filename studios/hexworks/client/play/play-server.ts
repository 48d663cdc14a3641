import type { Minor } from '@jackfruit/kernel'
import type { Opening, PastRound, Round } from '../model.ts'
import type { SeedChange } from '../panels/fairness.ts'

export type FailureKind = 'network' | 'session' | 'funds' | 'limits' | 'returned' | 'refused' | 'busy'

/** A call that gave no answer to draw. `network` and `busy` may be asked again with the same id. */
export class PlayFailure extends Error {
  readonly kind: FailureKind
  readonly code: string

  constructor(kind: FailureKind, code: string) {
    super(`${kind}: ${code}`)
    this.name = 'PlayFailure'
    this.kind = kind
    this.code = code
  }
}

/** The studio's server as the game frame sees it. */
export interface PlayServer {
  readonly open: (code: string) => Promise<Opening>
  /** Safe to repeat: the same id is the same bet. */
  readonly spin: (clientBetId: string, stake: Minor) => Promise<Round>
  readonly history: () => Promise<readonly PastRound[]>
  /** All that a verifier needs, as the studio gives it. */
  readonly proof: (roundId: string) => Promise<unknown>
  readonly changeSeeds: (clientSeed: string) => Promise<SeedChange>
  readonly balance: () => Promise<Minor>
}
