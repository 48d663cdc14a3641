import { AccountRecord } from '../../features/account-record/index.ts'
import { StatementCard } from '../../features/statement/index.ts'

export default function AccountRecordPanel() {
  return (
    <AccountRecord renderStatement={(account, range) => <StatementCard account={account} range={range} />} />
  )
}
