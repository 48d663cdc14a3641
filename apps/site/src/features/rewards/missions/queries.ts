import { missions, promotions, type ReplyOf } from '@jackfruit/contracts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../shared/calls/api.ts'
import { useLanguage } from '../../../shared/text/text.ts'

export type Mission = missions.Mission
export type MissionStep = Mission['steps'][number]
export type Board = missions.Board
export type Cashback = ReplyOf<typeof missions.summary>['cashbacks'][number]
export type Line = ReplyOf<typeof missions.counted>['lists'][number]

/** What is counted moves while people play. */
const freshMs = 15_000

export function useMissions() {
  const language = useLanguage() as 'EN'
  return useQuery({
    queryKey: ['missions', 'summary', language],
    queryFn: ({ signal }) => call(missions.summary, { query: { language }, signal }),
    staleTime: freshMs,
    refetchInterval: freshMs,
  })
}

export function useBoards() {
  const language = useLanguage() as 'EN'
  return useQuery({
    queryKey: ['missions', 'boards', language],
    queryFn: ({ signal }) => call(missions.leaderboard, { query: { language }, signal }),
    staleTime: freshMs,
    refetchInterval: freshMs,
  })
}

export function useCounted(id: string) {
  const language = useLanguage() as 'EN'
  return useQuery({
    queryKey: ['missions', 'counted', id, language],
    queryFn: ({ signal }) => call(missions.counted, { query: { id, language }, signal }),
    staleTime: freshMs,
  })
}

/** Begins a mission, or takes what is ready. What hangs on it is asked for again, also after a refusal. */
export function useMissionPress() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: ({ id, version, action }: Pick<Mission, 'id' | 'version' | 'action'>) =>
      call(action === 'claim' ? missions.claimMission : promotions.join, {
        body: { id, version, key: crypto.randomUUID() },
      }),
    onSettled: () =>
      Promise.all(
        ['missions', 'offers', 'rewards', 'counts'].map((key) =>
          cache.invalidateQueries({ queryKey: [key] }),
        ),
      ),
  })
}
