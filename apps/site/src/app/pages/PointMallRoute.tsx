import { PointMall } from '../../features/rewards/mall/index.ts'
import { useText } from '../../shared/text/text.ts'
import { useActions } from '../actions.ts'
import { Page } from './Page.tsx'
import { usePageBanner } from './usePageBanner.tsx'

export default function PointMallRoute() {
  const text = useText()
  const { go, logIn, openPanel } = useActions()
  const { banner, isReady } = usePageBanner('shop')
  return (
    <Page title={text('promotions.mall_title')} isReady={isReady}>
      <PointMall
        banner={banner}
        onOffers={() => go('/promotions')}
        onLogIn={() => logIn('/pointMall')}
        onSetPassword={() => openPanel('securityCenter')}
        onRecord={() => openPanel('pointRecord')}
      />
    </Page>
  )
}
