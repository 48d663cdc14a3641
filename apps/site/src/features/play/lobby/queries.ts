import { content, wallet } from '@jackfruit/contracts'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../shared/calls/api.ts'
import { onceEach, useLanes } from '../../../shared/games/makers.ts'
import { useLanguage } from '../../../shared/text/text.ts'

const winnersEvery = 60_000

/** The latest wins, fresh every minute and whenever home is opened again. */
export function useWinners() {
  const language = useLanguage()
  return useQuery({
    queryKey: ['winners', language],
    queryFn: ({ signal }) =>
      call(content.winners, {
        query: { gameCategory: 'ALL', limitNum: '20', language: language as 'EN' },
        signal,
      }),
    refetchInterval: winnersEvery,
    refetchOnMount: 'always',
    placeholderData: (shown) => shown,
  })
}

const looksBack = '40'

/** The newest rounds of the member: as many as tell what was played lately. */
export function useLatestRounds() {
  const language = useLanguage()
  return useQuery({
    queryKey: ['records', 'latest', language],
    queryFn: ({ signal }) =>
      call(wallet.betRecords, { query: { limit: looksBack, language: language as 'EN' }, signal }),
    select: ({ lists }) => lists,
    staleTime: 5_000,
  })
}

/** Every maker once, though it may stand in several lanes. */
export const useMakers = () => useLanes((lanes) => onceEach(lanes.flatMap(({ cards }) => cards)))
