import { AccountRecord } from '../../../features/records/account-record/index.ts'
import { StatementCard } from '../../../features/records/statement/index.ts'

export default function AccountRecordPanel() {
  return (
    <AccountRecord renderStatement={(account, range) => <StatementCard account={account} range={range} />} />
  )
}
