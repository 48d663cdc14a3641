import { Skeleton } from '@jackfruit/ui'
import { Suspense } from 'react'
import { GamesPage } from '../../features/play/category/index.ts'
import { LiveTables } from '../../features/play/live/index.ts'
import { usePlace } from '../../shared/address/navigation.ts'
import { useText } from '../../shared/text/text.ts'
import { bannerGroupOf, gamesPages } from './gamePages.ts'
import { Page } from './Page.tsx'
import { useGamesPage } from './useGamesPage.ts'
import { usePageBanner } from './usePageBanner.tsx'

export default function GamesRoute() {
  const text = useText()
  const shared = useGamesPage()
  const gameType = gamesPages.get(usePlace().pathname) ?? 'RNG'
  const { banner, isReady } = usePageBanner(bannerGroupOf(gameType))
  const { isLoggedIn, isTrial, vendor, onChoose, onPlay } = shared
  const tables = gameType === 'LIVE' && (
    <Suspense fallback={<Skeleton className="h-[320px] !rounded-[18px]" />}>
      <LiveTables {...{ isLoggedIn, isTrial, vendor, onChoose, onPlay }} />
    </Suspense>
  )
  return (
    <Page
      key={gameType}
      title={text(gameType === 'RNG' ? 'lobby.games_title' : `lobby.type_${gameType}`)}
      isReady={isReady}
    >
      <GamesPage banner={banner} above={tables} gameType={gameType} {...shared} />
    </Page>
  )
}
