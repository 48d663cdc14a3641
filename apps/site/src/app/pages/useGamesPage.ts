import { type Shelf, shelves } from '@jackfruit/contracts/shelves'
import { useMember } from '../../features/account/member/index.ts'
import { goTo, hrefOf, usePlace } from '../../shared/address/navigation.ts'
import { chosenMaker } from '../../shared/games/chosenMaker.ts'
import { useSession } from '../../shared/session/session.ts'
import { useStore } from '../../shared/store.ts'
import { useActions } from '../actions.ts'
import { tellTrial } from '../play/trial.ts'
import { useLauncher } from '../play/useLauncher.ts'
import { readSearch } from './paths.ts'

const trialType = 4

/** What pages of games share: the maker in the address, and where playing and choosing lead. */
export function useGamesPage() {
  const isLoggedIn = useSession() !== null
  const { pathname, search } = usePlace()
  const { page, shelf } = readSearch(search)
  const { go, home, logIn } = useActions()
  const launch = useLauncher()
  const member = useMember()
  const chosen = useStore(chosenMaker)
  return {
    isLoggedIn,
    isTrial: member.data?.type === trialType,
    onTrial: tellTrial,
    vendor: page ?? (pathname === '/rng' && isLoggedIn ? (chosen ?? undefined) : undefined),
    onChoose: (vendor: string | undefined) => {
      chosenMaker.set(null)
      go(hrefOf(pathname, { page: vendor }))
    },
    shelf: shelves.find((one) => one === shelf),
    onShelf: (next: Shelf | undefined) =>
      goTo(hrefOf(pathname, { page, shelf: next }), { replace: true, stay: true }),
    onPlay: launch,
    onLogin: () => logIn(hrefOf(pathname, search)),
    onHome: home,
  }
}
