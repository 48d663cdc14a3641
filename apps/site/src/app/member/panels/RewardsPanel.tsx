import { RewardCentre } from '../../../features/rewards/centre/index.ts'
import { gamePath, useActions } from '../../actions.ts'

export default function RewardsPanel() {
  const { go } = useActions()
  return <RewardCentre onOffers={() => go('/promotions')} onGame={(code) => go(gamePath(code))} />
}
