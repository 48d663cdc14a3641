import { RewardCentre } from '../../../features/rewards/centre/index.ts'
import { hrefOf } from '../../../shared/address/navigation.ts'
import { gamePath, useActions } from '../../actions.ts'

export default function RewardsPanel() {
  const { go } = useActions()
  return (
    <RewardCentre
      onOffers={() => go('/promotions')}
      onOffer={(id) => go(hrefOf('/promoDetail', { id }))}
      onGame={(code) => go(gamePath(code))}
    />
  )
}
