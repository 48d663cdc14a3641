import { ProtectionPage } from '../../features/protection/index.ts'

export default function ProtectionPanel() {
  return <ProtectionPage />
}
