import { RecordsPage } from '../../../features/records/betting/index.ts'
import { renderProof } from '../../pages/proof.tsx'

export default function BettingPanel() {
  return <RecordsPage renderProof={renderProof} />
}
