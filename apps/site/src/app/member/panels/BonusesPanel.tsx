import { CountedBets } from '../../../features/money/turnover/index.ts'
import { BonusDetails } from '../../../features/rewards/centre/index.ts'
import { useBrand } from '../../../shared/session/brand.ts'
import { useActions } from '../../actions.ts'

export default function BonusesPanel() {
  const { go } = useActions()
  const { currency } = useBrand()
  return (
    <BonusDetails
      onOffers={() => go('/promotions')}
      bets={(id) => <CountedBets id={id} currency={currency} />}
    />
  )
}
