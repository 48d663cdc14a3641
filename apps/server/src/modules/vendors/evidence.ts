/** A maker's own account of a round, asked when somebody opens it. */
import type { Players } from './players.ts'
import type { StudioClient } from './studio-client.ts'

interface Round {
  readonly memberId: bigint
  readonly merchantId: number
  readonly vendor: string
  readonly roundId: string
}

export const evidenceFrom =
  (studios: StudioClient, players: Players) =>
  async ({
    memberId,
    merchantId,
    vendor,
    roundId,
  }: Round): Promise<Readonly<Record<string, unknown>> | null> => {
    const playerId = await players.idOf(vendor, { merchantId, memberId })
    try {
      return (await studios.ask(vendor, 'round', { roundId, playerId })).evidence
    } catch {
      return null // the record stands without it; the maker is asked again at the next opening
    }
  }
