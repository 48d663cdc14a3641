import { WalletPage } from '../../../features/money/wallet/index.ts'

export default function WalletPanel() {
  return <WalletPage />
}
