import { PeerPage } from '../../../features/money/peer/index.ts'

export default function ReceiptsPanel() {
  return <PeerPage />
}
