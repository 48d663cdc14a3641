import { PromotionsList } from '../../features/content/promotions/index.ts'
import { OffersPage } from '../../features/rewards/offers/index.ts'
import { hrefOf } from '../../shared/address/navigation.ts'
import { useText } from '../../shared/text/text.ts'
import { useActions } from '../actions.ts'
import { Page } from './Page.tsx'
import { useOfferWays } from './useOfferWays.ts'
import { usePageBanner } from './usePageBanner.tsx'

/** What the engine executes, and below it what the house has written as promotions. */
export default function PromotionsRoute() {
  const text = useText()
  const { go } = useActions()
  const { banner, isReady } = usePageBanner('promotions')
  const ways = useOfferWays()
  const open = (id: string) => go(hrefOf('/promoDetail', { id }))
  return (
    <Page title={text('promotions.title')} isReady={isReady}>
      <OffersPage
        banner={banner}
        articles={(whereNone) => <PromotionsList onOpen={open} whereNone={whereNone} />}
        onOpen={open}
        {...ways}
      />
    </Page>
  )
}
