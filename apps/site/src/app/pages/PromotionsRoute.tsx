import { PromotionsPage } from '../../features/content/promotions/index.ts'
import { hrefOf } from '../../shared/address/navigation.ts'
import { useText } from '../../shared/text/text.ts'
import { useActions } from '../actions.ts'
import { Page } from './Page.tsx'
import { usePageBanner } from './usePageBanner.tsx'

export default function PromotionsRoute() {
  const text = useText()
  const { go, home } = useActions()
  const { banner, isReady } = usePageBanner('promotions')
  return (
    <Page title={text('promotions.title')} isReady={isReady}>
      <PromotionsPage banner={banner} onOpen={(id) => go(hrefOf('/promoDetail', { id }))} onHome={home} />
    </Page>
  )
}
