import { Profit } from '../../features/profit/index.ts'

export default function ProfitPanel() {
  return <Profit />
}
