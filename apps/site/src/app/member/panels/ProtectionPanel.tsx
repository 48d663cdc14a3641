import { ProtectionPage } from '../../../features/account/protection/index.ts'

export default function ProtectionPanel() {
  return <ProtectionPage />
}
