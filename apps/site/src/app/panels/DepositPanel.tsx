import { DepositPage } from '../../features/deposit/index.ts'

export default function DepositPanel() {
  return <DepositPage />
}
