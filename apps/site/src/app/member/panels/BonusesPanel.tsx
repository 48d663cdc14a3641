import { BonusDetails } from '../../../features/rewards/centre/index.ts'
import { useActions } from '../../actions.ts'

export default function BonusesPanel() {
  const { go } = useActions()
  return <BonusDetails onOffers={() => go('/promotions')} />
}
