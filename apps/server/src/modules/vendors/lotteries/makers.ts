/** What makers of lotteries say, kept for a moment: however many look, each maker is asked once in between. */
import type { lottery } from '@jackfruit/contracts'
import { briefly } from '../../../platform/briefly.ts'
import type { StudioClient } from '../studio-client.ts'

export interface ComingDraw {
  readonly vendor: string
  readonly gameCode: string
  readonly issueId: string
  readonly opensAt: Date
  readonly closesAt: Date
  readonly drawsAt: Date
}

/** By game, and then by play, as decimal text. */
export type OddsOfGames = ReadonlyMap<string, Readonly<Record<string, string>>>

export interface LotteryMakers {
  /** Those that close next; empty while the maker does not answer. */
  draws(vendor: string): Promise<readonly ComingDraw[]>
  odds(vendor: string, prizeMode: lottery.PrizeMode): Promise<OddsOfGames>
}

interface MakersParts {
  readonly studios: Pick<StudioClient, 'ask'>
  readonly now: () => Date
  readonly onError: (error: unknown) => void
}

/** The next draw of every game that comes round is longer away than this. */
const drawsForMs = 5_000
/** They change with a version of a game. */
const oddsForMs = 10 * 60_000

export function openLotteryMakers({ studios, now, onError }: MakersParts): LotteryMakers {
  const kept = new Map<string, () => Promise<unknown>>()
  /** Makers are few, and those that the platform's own catalogue names: what is kept does not grow. */
  function keep<T>(key: string, ms: number, ask: () => Promise<T>, none: T): Promise<T> {
    const asked =
      kept.get(key) ??
      // One that is away is not asked by each page that opens.
      briefly(ms, () =>
        ask().catch((error: unknown) => {
          onError(error)
          return none
        }),
      )
    kept.set(key, asked)
    return asked() as Promise<T>
  }

  async function drawsOf(vendor: string): Promise<readonly ComingDraw[]> {
    const { draws } = await studios.ask(vendor, 'nextDraws', {})
    const at = now().getTime()
    return draws.map(({ gameCode, issueId, opensInMs, closesInMs, drawsInMs }) => ({
      ...{ vendor, gameCode, issueId, opensAt: new Date(at + opensInMs) },
      ...{ closesAt: new Date(at + closesInMs), drawsAt: new Date(at + drawsInMs) },
    }))
  }

  async function oddsOf(vendor: string, prizeMode: lottery.PrizeMode): Promise<OddsOfGames> {
    const { games } = await studios.ask(vendor, 'drawOdds', { prizeMode })
    return new Map(games.map(({ gameCode, odds }) => [gameCode, odds]))
  }

  return {
    draws: (vendor) => keep(`draws ${vendor}`, drawsForMs, () => drawsOf(vendor), []),
    odds: (vendor, prizeMode) =>
      keep(`odds ${vendor} ${prizeMode}`, oddsForMs, () => oddsOf(vendor, prizeMode), new Map()),
  }
}
