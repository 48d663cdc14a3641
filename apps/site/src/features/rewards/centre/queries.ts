import { promotions, type ReplyOf } from '@jackfruit/contracts'
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../shared/calls/api.ts'
import { useSession } from '../../../shared/session/session.ts'
import { useLanguage } from '../../../shared/text/text.ts'

export type Reward = ReplyOf<typeof promotions.rewards>['lists'][number]
export type Bonus = ReplyOf<typeof promotions.bonuses>['lists'][number]

export function useRewards() {
  const language = useLanguage() as 'EN'
  return useInfiniteQuery({
    queryKey: ['rewards', 'centre', language],
    queryFn: ({ pageParam, signal }) =>
      call(promotions.rewards, { query: { language, ...(pageParam ? { cursor: pageParam } : {}) }, signal }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
  })
}

export function useBonuses() {
  const language = useLanguage() as 'EN'
  return useInfiniteQuery({
    queryKey: ['rewards', 'bonuses', language],
    queryFn: ({ pageParam, signal }) =>
      call(promotions.bonuses, { query: { language, ...(pageParam ? { cursor: pageParam } : {}) }, signal }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
  })
}

export type RunningBonus = promotions.RunningBonus

/** Bonus money that runs or ended lately. Turnover is counted while somebody plays. */
export function useRunningBonuses() {
  const language = useLanguage() as 'EN'
  return useQuery({
    queryKey: ['rewards', 'running', language],
    queryFn: ({ signal }) => call(promotions.runningBonuses, { query: { language }, signal }),
    refetchInterval: 10_000,
  })
}

/** Gives it up for exactly what was shown. What hangs on it is asked for again, also after a refusal. */
export function useGiveUp() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: ({ id, lost }: Pick<RunningBonus, 'id' | 'lost'>) =>
      call(promotions.giveUpBonus, { body: { id, lost } }),
    onSettled: () =>
      Promise.all(
        ['offers', 'rewards', 'wallet', 'turnover'].map((key) =>
          cache.invalidateQueries({ queryKey: [key] }),
        ),
      ),
  })
}

/** Taken once, however often it is pressed. What hangs on it is asked for again, also after a refusal. */
export function useTake() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(promotions.claimReward, { body: { id } }),
    onSettled: () =>
      Promise.all(['offers', 'rewards', 'counts'].map((key) => cache.invalidateQueries({ queryKey: [key] }))),
  })
}

const countsEveryMs = 60_000

/** What waits for this member, in one call; nobody is asked for whoever is not logged in. */
function useCounts(isWanted: boolean) {
  const session = useSession()
  return useQuery({
    queryKey: ['counts'],
    queryFn: ({ signal }) => call(promotions.counts, { signal }),
    enabled: session !== null && isWanted,
    staleTime: countsEveryMs,
    refetchInterval: countsEveryMs,
  }).data
}

/** How many rewards wait, for the menu. */
export const useWaitingRewards = (): number => useCounts(true)?.rewardCenter ?? 0

/** How many missions have a reward ready, for the menu. */
export const useReadyMissions = (): number => useCounts(true)?.missionLeaderboard ?? 0

/** How many offers are open to this member. */
export const useOpenOffers = (isWanted: boolean): number => useCounts(isWanted)?.promotions ?? 0
