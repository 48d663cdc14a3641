import { PointRecord } from '../../../features/rewards/mall/index.ts'
import { useActions } from '../../actions.ts'

export default function PointsPanel() {
  const { go } = useActions()
  return <PointRecord onMall={() => go('/pointMall')} />
}
