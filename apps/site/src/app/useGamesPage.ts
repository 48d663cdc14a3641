import { hrefOf, usePlace } from '../shared/navigation.ts'
import { useSession } from '../shared/session.ts'
import { gamePath, useActions } from './actions.ts'
import { readSearch } from './paths.ts'

/** What pages of games share: the maker in the address, and where playing and choosing lead. */
export function useGamesPage() {
  const isLoggedIn = useSession() !== null
  const { pathname, search } = usePlace()
  const { page } = readSearch(search)
  const { go, home, logIn, play } = useActions()
  return {
    isLoggedIn,
    vendor: page,
    // A visitor's choice of a maker waits behind the login (decision D-69).
    onChoose: (vendor: string | undefined) => {
      const path = hrefOf(pathname, { page: vendor })
      if (isLoggedIn || vendor === undefined) go(path)
      else logIn(path)
    },
    onPlay: (nodeId: string) => (isLoggedIn ? play(nodeId) : logIn(gamePath(nodeId))),
    onLogin: () => logIn(hrefOf(pathname, search)),
    onHome: home,
  }
}
