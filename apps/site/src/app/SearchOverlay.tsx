import { useMember } from '../features/member/index.ts'
import { SearchDialog } from '../features/search/index.ts'
import { hrefOf, usePlace } from '../shared/navigation.ts'
import { useSession } from '../shared/session.ts'
import { gamePath, useActions } from './actions.ts'
import { closeSearch } from './search.ts'

const trial = 4

export default function SearchOverlay() {
  const isLoggedIn = useSession() !== null
  const member = useMember()
  const { pathname, search } = usePlace()
  const { logIn, play } = useActions()
  const enter = (to: string) => {
    closeSearch()
    logIn(to)
  }
  return (
    <SearchDialog
      recent={!isLoggedIn ? 'login' : member.data?.type === trial ? 'none' : 'own'}
      onPlay={(nodeId) => (isLoggedIn ? play(nodeId) : enter(gamePath(nodeId)))}
      onLogin={() => enter(hrefOf(pathname, search))}
      onClose={closeSearch}
    />
  )
}
