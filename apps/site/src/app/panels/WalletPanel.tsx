import { WalletPage } from '../../features/wallet/index.ts'

export default function WalletPanel() {
  return <WalletPage />
}
