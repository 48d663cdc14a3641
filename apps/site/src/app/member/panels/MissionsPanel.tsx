import { MissionsPage } from '../../../features/rewards/missions/index.ts'
import { useActions } from '../../actions.ts'

export default function MissionsPanel() {
  const { go } = useActions()
  return <MissionsPage onOffers={() => go('/promotions')} onGames={() => go('/')} />
}
