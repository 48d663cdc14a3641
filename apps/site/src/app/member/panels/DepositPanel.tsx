import { DepositPage } from '../../../features/money/deposit/index.ts'

export default function DepositPanel() {
  return <DepositPage />
}
