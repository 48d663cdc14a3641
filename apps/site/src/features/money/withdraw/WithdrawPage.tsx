import { Card } from '@jackfruit/ui'
import { Failed } from '../../../shared/parts/Failed.tsx'
import { AccountsPage } from './AccountsPage.tsx'
import { AddAccount } from './AddAccount.tsx'
import type { ChecksTo } from './checkRows.ts'
import { HistoryPage } from './HistoryPage.tsx'
import { ProgressPage } from './ProgressPage.tsx'
import { useSub } from './place.ts'
import { useAccounts, useLive } from './queries.ts'
import { RequestForm } from './RequestForm.tsx'
import { WaitingForm } from './Waiting.tsx'

interface WithdrawPageProps extends Omit<ChecksTo, 'onOrder'> {
  /** Where parts that members pay are answered. */
  onMembers: (id: string) => void
}

/** Money out: asking for it, the accounts it goes to, and what became of each request. */
export default function WithdrawPage({ onMembers, ...elsewhere }: WithdrawPageProps) {
  const { sub, open } = useSub()
  const accounts = useAccounts()
  useLive()
  const back = () => open({ kind: 'request' })
  const onOrder = (id: string) => open({ kind: 'order', id })
  if (sub.kind === 'order')
    return <ProgressPage key={sub.id} id={sub.id} onBack={back} onMembers={onMembers} />
  if (sub.kind === 'history') return <HistoryPage onBack={back} onOrder={onOrder} />
  if (accounts.isPending) return <WaitingForm />
  if (!accounts.data) {
    return (
      <Card>
        <Failed of={accounts} title="withdraw.failed" />
      </Card>
    )
  }
  const onAdd = () => open({ kind: 'add' })
  const onManage = () => open({ kind: 'accounts' })
  if (sub.kind === 'accounts') return <AccountsPage accounts={accounts.data} onBack={back} onAdd={onAdd} />
  if (sub.kind === 'add') {
    return (
      <AddAccount
        accounts={accounts.data}
        onBack={back}
        onDone={back}
        onPaymentPassword={elsewhere.onPaymentPassword}
      />
    )
  }
  const onHistory = () => open({ kind: 'history' })
  return (
    <div className="flex min-h-full flex-col">
      <RequestForm
        key={accounts.data.accounts.map(({ id }) => id).join()}
        accounts={accounts.data}
        ways={{ ...elsewhere, onAdd, onManage, onOrder, onHistory }}
      />
    </div>
  )
}
