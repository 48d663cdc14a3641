/** The jackpots of an open game: its frame draws them, and has nobody else to ask. */
import { jackpot, type ReplyOf } from '@jackfruit/contracts'
import { useQuery } from '@tanstack/react-query'
import { type RefObject, useEffect } from 'react'
import { call } from '../../../../shared/calls/api.ts'

export const lookEvery = 5_000

type Told = ReplyOf<typeof jackpot.meters>

/** What the frame is told: of each pot its name and amounts, and nothing that it has no use for. */
const tellingOf = ({ meters }: Told) => ({
  type: 'meters',
  meters: meters.map(({ name, amount, mustFallBy }) => ({ name, amount, mustFallBy })),
})

/** Tells the frame of `origin` what the game's pots hold, every few seconds. A game without pots is asked about once. */
export function useMeters(
  nodeId: string,
  { frame, origin }: { frame: RefObject<HTMLIFrameElement | null>; origin: string | null },
): void {
  const { data } = useQuery({
    queryKey: ['jackpot', 'meters', nodeId],
    queryFn: ({ signal }) => call(jackpot.meters, { query: { nodeId }, signal }),
    enabled: origin !== null,
    refetchInterval: ({ state }) => (state.data && state.data.meters.length > 0 ? lookEvery : false),
    retry: false,
    gcTime: 0,
  })
  useEffect(() => {
    if (data && data.meters.length > 0 && origin !== null)
      frame.current?.contentWindow?.postMessage(tellingOf(data), origin)
  }, [data, frame, origin])
}
