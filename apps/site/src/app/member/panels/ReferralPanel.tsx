import { ReferralPage } from '../../../features/rewards/referral/index.ts'

export default function ReferralPanel() {
  return <ReferralPage />
}
