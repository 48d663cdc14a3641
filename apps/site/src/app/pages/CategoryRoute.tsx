import { CategoryPage } from '../../features/play/category/index.ts'
import { usePlace } from '../../shared/address/navigation.ts'
import { useText } from '../../shared/text/text.ts'
import { bannerGroupOf, categoryPages } from './gamePages.ts'
import { Page } from './Page.tsx'
import { useGamesPage } from './useGamesPage.ts'
import { usePageBanner } from './usePageBanner.tsx'

export default function CategoryRoute() {
  const text = useText()
  const shared = useGamesPage()
  const gameType = categoryPages.get(usePlace().pathname) ?? 'SPORTS'
  const { banner, isReady } = usePageBanner(bannerGroupOf(gameType))
  return (
    <Page key={gameType} title={text(`lobby.type_${gameType}`)} isReady={isReady}>
      <CategoryPage banner={banner} gameType={gameType} {...shared} />
    </Page>
  )
}
