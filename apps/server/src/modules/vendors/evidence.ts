/** A maker's own account of a round, asked when somebody opens it. */
import type { Players } from './players.ts'
import type { StudioClient } from './studio-client.ts'

/** A maker's own account of a round, or null when it has none or cannot be reached now. */
export type AskEvidence = (round: {
  readonly memberId: bigint
  readonly merchantId: number
  readonly vendor: string
  readonly roundId: string
}) => Promise<Readonly<Record<string, unknown>> | null>

export const evidenceFrom =
  (studios: StudioClient, players: Players): AskEvidence =>
  async ({ memberId, merchantId, vendor, roundId }) => {
    const playerId = await players.idOf(vendor, { merchantId, memberId })
    try {
      return (await studios.ask(vendor, 'round', { roundId, playerId })).evidence
    } catch {
      return null // the record stands without it; the maker is asked again at the next opening
    }
  }
