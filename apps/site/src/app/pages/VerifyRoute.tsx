import { VerifyPage } from '../../features/play/fairness/index.ts'
import { useText } from '../../shared/text/text.ts'
import { Page } from './Page.tsx'

export default function VerifyRoute() {
  const text = useText()
  return (
    <Page title={text('verify.title')}>
      <VerifyPage />
    </Page>
  )
}
