/** The proof of one round, for the player, the verifier and the platform: the seed is in it once it is revealed. */
import { drawPf1, type Proof } from '@jackfruit/fairness'
import { currencyOf, formatMinor } from '@jackfruit/kernel'
import type { Game } from './game.ts'
import type { Round, RoundState } from './journal/round-row.ts'
import type { Seeds } from './journal/seeds.ts'
import type { Receipt } from './receipt.ts'

export interface ProofFile extends Proof {
  readonly studio: string
  readonly state: RoundState
  readonly win: string
  readonly at: string
  readonly receipt: Receipt
  /** The numbers in the order in which they were drawn, once the seed is revealed: anybody can draw them again. */
  readonly draws?: readonly Draw[]
}

export interface Draw {
  readonly below: number
  readonly value: number
}

export interface ProofParts {
  readonly seeds: Pick<Seeds, 'published'>
  readonly games: ReadonlyMap<string, Game>
}

export async function proofOf({ seeds, games }: ProofParts, round: Round): Promise<ProofFile> {
  const { commit, clientSeed, serverSeed } = await seeds.published(round.seedId)
  const { scale } = currencyOf(round.currency)
  return {
    scheme: 'PF1',
    studio: round.studio,
    gameCode: round.game,
    version: round.version,
    roundId: round.id,
    stake: formatMinor(round.stake, scale),
    currency: round.currency,
    win: formatMinor(round.win, scale),
    commit,
    clientSeed,
    nonce: round.nonce,
    serverSeed,
    outcome: round.shown,
    state: round.state,
    at: round.dealtAt.toISOString(),
    receipt: round.receipt,
    ...drawsOf(games.get(round.game), round, { clientSeed, serverSeed }),
  }
}

/** Deals once more and writes down what is drawn. Only of a version that is still here, and of a seed that is public. */
function drawsOf(
  game: Game | undefined,
  { stake, currency, version, nonce }: Round,
  { clientSeed, serverSeed }: { clientSeed: string; serverSeed: string | null },
): { draws?: Draw[] } {
  if (!serverSeed || game?.version !== version) return {}
  const draws: Draw[] = []
  const seed = Uint8Array.from(Buffer.from(serverSeed, 'hex'))
  const stream = drawPf1({ serverSeed: seed, clientSeed, nonce, gameId: game.code })
  game.deal(stake, currency, {
    below(n) {
      const value = stream.below(n)
      draws.push({ below: n, value })
      return value
    },
  })
  return { draws }
}
