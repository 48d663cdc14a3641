import { draws, type ReplyOf } from '@jackfruit/contracts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../../shared/calls/api.ts'
import { useSession } from '../../../../shared/session/session.ts'

export type Board = ReplyOf<typeof draws.board>
export type Result = Board['mine'][number]

/** Under `offers`, so that it is asked for again with everything that hangs on an offer. */
const keyOf = (id: string, who: string) => ['offers', who, 'draw', id]
const ask = (id: string, signal?: AbortSignal) =>
  call(draws.board, { query: { id }, ...(signal && { signal }) })

export function useBoard(id: string) {
  const who = useSession() ? 'member' : 'visitor'
  return useQuery({
    queryKey: keyOf(id, who),
    queryFn: ({ signal }) => ask(id, signal),
    staleTime: 15_000,
  })
}

/** As it is right after a press. */
export function useFreshBoard(id: string): () => Promise<Board> {
  const cache = useQueryClient()
  return () => cache.fetchQuery({ queryKey: keyOf(id, 'member'), queryFn: () => ask(id), staleTime: 0 })
}
