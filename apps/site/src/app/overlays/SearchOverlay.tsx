import { useMember } from '../../features/account/member/index.ts'
import { SearchDialog } from '../../features/play/search/index.ts'
import { hrefOf, usePlace } from '../../shared/address/navigation.ts'
import { useSession } from '../../shared/session/session.ts'
import { useActions } from '../actions.ts'
import { useService } from '../frame/quick/useService.ts'
import { useLauncher } from '../play/useLauncher.ts'
import { closeSearch } from './search.ts'
import { useOthersFound } from './useOthersFound.ts'

const trial = 4

export default function SearchOverlay() {
  const isLoggedIn = useSession() !== null
  const member = useMember()
  const { pathname, search } = usePlace()
  const { logIn } = useActions()
  const launch = useLauncher()
  const service = useService()
  const enter = (to: string) => {
    closeSearch()
    logIn(to)
  }
  return (
    <SearchDialog
      recent={!isLoggedIn ? 'login' : member.data?.type === trial ? 'none' : 'own'}
      onPlay={(item) => {
        closeSearch()
        launch(item)
      }}
      useOthers={useOthersFound}
      onAsk={service.isOffered ? () => void service.open() : null}
      onLogin={() => enter(hrefOf(pathname, search))}
      onClose={closeSearch}
    />
  )
}
