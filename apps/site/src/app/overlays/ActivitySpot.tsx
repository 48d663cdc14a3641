import { ActivityWindow } from '../../features/content/activity/index.ts'
import { usePlace } from '../../shared/address/navigation.ts'
import { useSession } from '../../shared/session/session.ts'
import { useLead } from '../pages/lead.ts'
import { dialogOf, readSearch } from '../pages/paths.ts'
import { useActed } from '../start/acted.ts'
import { useDuePassword } from '../start/entered.ts'

/** What is going on opens once a member has done something, and never over what they are doing. */
export default function ActivitySpot() {
  const { pathname, search } = usePlace()
  const isLoggedIn = useSession() !== null
  const mustChange = useDuePassword() !== null
  const hasActed = useActed()
  const lead = useLead()
  const isCovered = dialogOf(pathname) !== null || readSearch(search).mc !== undefined || mustChange
  if (!isLoggedIn || !hasActed || isCovered) return null
  return <ActivityWindow onLead={lead} />
}
