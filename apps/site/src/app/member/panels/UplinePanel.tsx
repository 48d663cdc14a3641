import { UplinePage } from '../../../features/money/wallet/index.ts'
import { goTo, hrefOf, usePlace } from '../../../shared/address/navigation.ts'

export default function UplinePanel() {
  const { pathname, search } = usePlace()
  const toPassword = () =>
    goTo(hrefOf(pathname, { ...search, mc: 'securityCenter', item: 'payment' }), { stay: true })
  return <UplinePage onSetPassword={toPassword} />
}
