/** The member's favourites, known to every card on every page. */
import { catalog } from '@jackfruit/contracts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../calls/api.ts'
import { note } from '../text/notes.ts'
import { failureText } from '../text/text.ts'
import type { Game } from './game.ts'

export const favouritesKey = ['favourites']
const namesKey = [...favouritesKey, 'names']

const none: readonly string[] = []

/** The names of the liked games. Nobody is asked for somebody who has none. */
export function useFavourites(isMember: boolean): ReadonlySet<string> {
  const { data = none } = useQuery({
    queryKey: namesKey,
    queryFn: async ({ signal }) =>
      (await call(catalog.favouriteGames, { query: { clientType: '3', pageSize: '1' }, signal })).nodeIds,
    enabled: isMember,
    staleTime: 300_000,
  })
  return new Set(isMember ? data : none)
}

/** Fills or empties the heart at once; a refusal puts it back and is told. */
export function useToggleFavourite(): (game: Game) => void {
  const cache = useQueryClient()
  const toggle = useMutation({
    mutationFn: ({ nodeId, vassalage: vendor, gameType }: Game) =>
      call(catalog.toggleFavourite, { body: { nodeId, vendor, gameType } }),
    onMutate: async ({ nodeId }) => {
      await cache.cancelQueries({ queryKey: namesKey })
      const before = cache.getQueryData<readonly string[]>(namesKey) ?? none
      const after = before.includes(nodeId) ? before.filter((each) => each !== nodeId) : [nodeId, ...before]
      cache.setQueryData(namesKey, after)
      return { before }
    },
    onError: (error, _game, context) => {
      cache.setQueryData(namesKey, context?.before ?? none)
      note('bad', failureText(error))
    },
    onSettled: () => cache.invalidateQueries({ queryKey: favouritesKey }),
  })
  return (game) => {
    // A second press waits for the first: two toggles would undo each other.
    if (!toggle.isPending) toggle.mutate(game)
  }
}
