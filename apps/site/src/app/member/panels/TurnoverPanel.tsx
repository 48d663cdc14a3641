import { TurnoverPage } from '../../../features/money/turnover/index.ts'

export default function TurnoverPanel() {
  return <TurnoverPage />
}
