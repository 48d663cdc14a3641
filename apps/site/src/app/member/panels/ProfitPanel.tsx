import { Profit } from '../../../features/records/profit/index.ts'

export default function ProfitPanel() {
  return <Profit />
}
