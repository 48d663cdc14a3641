import { PeerPage } from '../../features/peer/index.ts'

export default function ReceiptsPanel() {
  return <PeerPage />
}
