import { Gift } from '../../../features/content/gift/index.ts'
import { usePlace } from '../../../shared/address/navigation.ts'
import { useSession } from '../../../shared/session/session.ts'
import { useActions } from '../../actions.ts'
import { useLead } from '../../pages/lead.ts'
import { dialogOf, readSearch } from '../../pages/paths.ts'
import { useMiniGame } from '../../play/miniGame.ts'
import { useActed } from '../../start/acted.ts'
import { useDuePassword } from '../../start/entered.ts'

/** Whoever reads offers needs no greeting with some, and its card would lie on what they read. */
const ofOffers = ['/promotions', '/promoDetail', '/pointMall']

/** The gift, and where it leads; a deposit is reached by the login for visitors, in the member centre for members. */
export function GiftSpot({ look }: { look: 'entry' | 'none' }) {
  const { pathname, search } = usePlace()
  const mustChange = useDuePassword() !== null
  const isLoggedIn = useSession() !== null
  const { logIn, openPanel } = useActions()
  const lead = useLead()
  const hasActed = useActed()
  const miniGame = useMiniGame()
  return (
    <Gift
      look={look}
      isCovered={
        !hasActed ||
        ofOffers.includes(pathname) ||
        dialogOf(pathname) !== null ||
        readSearch(search).mc !== undefined ||
        mustChange ||
        miniGame !== 'closed'
      }
      onLead={lead}
      onDeposit={() => (isLoggedIn ? openPanel('depositv2') : logIn())}
    />
  )
}
