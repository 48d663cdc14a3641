import { Skeleton } from '@jackfruit/ui'
import { Suspense } from 'react'
import { Pots } from '../../features/content/home/index.ts'
import { CategoryPage } from '../../features/play/category/index.ts'
import { goTo, usePlace } from '../../shared/address/navigation.ts'
import { useText } from '../../shared/text/text.ts'
import { gamePath } from '../actions.ts'
import { bannerGroupOf, categoryPages } from './gamePages.ts'
import { Page } from './Page.tsx'
import { useGamesPage } from './useGamesPage.ts'
import { usePageBanner } from './usePageBanner.tsx'

/** Above the games that can win them. */
const pots = (
  <div className="pots-page">
    <Suspense fallback={<Skeleton className="h-[62px] !rounded-[14px] md:h-[190px]" />}>
      <Pots onPlay={() => goTo('/rng')} onGame={(nodeId) => goTo(gamePath(nodeId))} />
    </Suspense>
  </div>
)

export default function CategoryRoute() {
  const text = useText()
  const shared = useGamesPage()
  const gameType = categoryPages.get(usePlace().pathname) ?? 'SPORTS'
  const { banner, isReady } = usePageBanner(bannerGroupOf(gameType))
  return (
    <Page key={gameType} title={text(`lobby.type_${gameType}`)} isReady={isReady}>
      <CategoryPage banner={gameType === 'JACKPOT' ? pots : banner} gameType={gameType} {...shared} />
    </Page>
  )
}
