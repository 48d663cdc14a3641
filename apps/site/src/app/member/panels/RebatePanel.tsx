import { RebatePage } from '../../../features/rewards/rebate/index.ts'
import { useActions } from '../../actions.ts'

export default function RebatePanel() {
  const { openPanel } = useActions()
  return <RebatePage onLevels={() => openPanel('vip')} />
}
