import { TurnoverPage } from '../../features/turnover/index.ts'

export default function TurnoverPanel() {
  return <TurnoverPage />
}
