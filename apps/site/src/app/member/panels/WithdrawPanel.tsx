import { WithdrawPage } from '../../../features/money/withdraw/index.ts'
import { goTo, hrefOf, usePlace } from '../../../shared/address/navigation.ts'

export default function WithdrawPanel() {
  const { pathname, search } = usePlace()
  const show = (mc: string, item?: string) => goTo(hrefOf(pathname, { ...search, mc, item }), { stay: true })
  return (
    <WithdrawPage
      onPaymentPassword={() => show('securityCenter', 'payment')}
      onDocuments={() => show('securityCenter', 'documents')}
      onTurnover={() => show('turnover')}
      onMembers={(id) => show('receipts', `out-${id}`)}
    />
  )
}
