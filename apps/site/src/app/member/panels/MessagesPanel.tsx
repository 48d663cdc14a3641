import { type Link, MessagesPage } from '../../../features/account/messages/index.ts'
import { noFilters } from '../../../shared/address/filters.ts'
import { goTo, hrefOf, usePlace } from '../../../shared/address/navigation.ts'
import { gamePath } from '../../actions.ts'

/** Messages, and where each of them leads. */
export default function MessagesPanel() {
  const { pathname, search } = usePlace()
  const lead = (link: Link) => {
    if (link.to === 'path') return goTo(link.path)
    if (link.to === 'game') return goTo(gamePath(link.nodeId))
    const place = { ...search, ...noFilters, mc: link.page, item: link.item ?? undefined }
    goTo(hrefOf(pathname, place), { stay: true })
  }
  return <MessagesPage onLead={lead} />
}
