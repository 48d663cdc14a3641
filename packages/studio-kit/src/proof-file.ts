/** The proof of one round, for the player, the verifier and the platform: the seed is in it once it is revealed. */
import { drawPf1, type Proof } from '@jackfruit/fairness'
import { currencyOf, formatMinor } from '@jackfruit/kernel'
import type { Game } from './game.ts'
import type { Round, RoundState } from './journal/round-row.ts'
import type { Seeds } from './journal/seeds.ts'
import type { Receipt } from './receipt.ts'
import { actionsOf } from './replay.ts'

export interface ProofFile extends Proof {
  readonly studio: string
  readonly state: RoundState
  /** All that was put down, with what actions added to the stake. */
  readonly staked: string
  readonly win: string
  /** Of a free round: nothing was put down for it, and it wins no more than its grant had left. */
  readonly free?: { readonly grantId: string; readonly limit: string }
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
    choice: round.choice,
    actions: actionsOf(round),
    staked: formatMinor(round.staked, scale),
    currency: round.currency,
    win: formatMinor(round.win, scale),
    ...(round.free && {
      free: { grantId: round.free.grantId, limit: formatMinor(round.free.limit, scale) },
    }),
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

/** Plays once more and writes down what is drawn. Only of a version that is still here, and of a seed that is public. */
function drawsOf(
  game: Game | undefined,
  round: Round,
  { clientSeed, serverSeed }: { clientSeed: string; serverSeed: string | null },
): { draws?: Draw[] } {
  const { stake, choice, currency, nonce } = round
  if (!serverSeed || game?.version !== round.version) return {}
  const draws: Draw[] = []
  const seed = Uint8Array.from(Buffer.from(serverSeed, 'hex'))
  const stream = drawPf1({ serverSeed: seed, clientSeed, nonce, gameId: game.code })
  const below = (n: number) => {
    const value = stream.below(n)
    draws.push({ below: n, value })
    return value
  }
  game.play({ stake, choice }, actionsOf(round), { below }, currency)
  return { draws }
}
