import { lottery } from '@jackfruit/contracts'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../../shared/calls/api.ts'
import { useBrand } from '../../../../shared/session/brand.ts'
import { useLanguage } from '../../../../shared/text/text.ts'

/** The lotteries of the brand, in its table of odds. */
export function useLotteries() {
  const language = useLanguage() as 'EN'
  const prizeMode = lottery.modeOfMenu(null, useBrand().prizeMode)
  return useQuery({
    queryKey: ['lotteries', prizeMode, language],
    queryFn: ({ signal }) => call(lottery.games, { query: { prizeMode, language }, signal }),
    select: ({ games }) => games,
    staleTime: 60_000,
    placeholderData: (shown) => shown,
  })
}

/** Two draws of each are known: asked anew before the second of the fastest is over. */
const everyMs = 30_000

/** The draws that come next, and how far the platform's clock is ahead of this one. */
export const useNextDraws = () =>
  useQuery({
    queryKey: ['next-draws'],
    queryFn: async ({ signal }) => {
      const { at, draws } = await call(lottery.nextDraws, { signal })
      return { draws, aheadMs: Date.parse(at) - Date.now() }
    },
    refetchInterval: everyMs,
    refetchOnMount: 'always',
    placeholderData: (shown) => shown,
  })
