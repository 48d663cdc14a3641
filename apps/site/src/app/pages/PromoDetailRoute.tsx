import { isArticleId, PromoDetail } from '../../features/content/promotions/index.ts'
import { OfferPage } from '../../features/rewards/offers/index.ts'
import { usePlace } from '../../shared/address/navigation.ts'
import { useText } from '../../shared/text/text.ts'
import { useActions } from '../actions.ts'
import { Page } from './Page.tsx'
import { readSearch } from './paths.ts'
import { renderProof } from './proof.tsx'
import { useOfferWays } from './useOfferWays.ts'

export default function PromoDetailRoute() {
  const text = useText()
  const { go } = useActions()
  const { id } = readSearch(usePlace().search)
  const ways = useOfferWays()
  const list = () => go('/promotions')
  return (
    <Page title={text('promotions.title')}>
      {id === undefined || isArticleId(id) ? (
        <PromoDetail id={id} onList={list} />
      ) : (
        <OfferPage id={id} onList={list} renderProof={renderProof} {...ways} />
      )}
    </Page>
  )
}
