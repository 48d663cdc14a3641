import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { DirectPage } from '../features/category/index.ts'
import { GamePage } from '../features/play/index.ts'
import { balanceKey } from '../features/wallet/index.ts'
import { hrefOf, usePlace } from '../shared/navigation.ts'
import { useText } from '../shared/text.ts'
import { useActions } from './actions.ts'
import { GameBar } from './GameBar.tsx'
import { directOf } from './gamePages.ts'
import { Page } from './Page.tsx'
import { PlayedFor } from './PlayedFor.tsx'
import { readSearch } from './paths.ts'
import { useGamesPage } from './useGamesPage.ts'

/** Lotteries, the sports book and games on the shared wallet, opened by the address itself. */
export default function DirectRoute() {
  const text = useText()
  const { pathname, search } = usePlace()
  const { gameCode, vendor } = readSearch(search)
  const { isLoggedIn, onPlay, onHome } = useGamesPage()
  const { go, home, logIn } = useActions()
  const cache = useQueryClient()
  const readBalance = useCallback(() => void cache.invalidateQueries({ queryKey: balanceKey }), [cache])
  const direct = directOf(pathname, vendor)
  const title = text(
    pathname === '/seamless'
      ? 'shell.games'
      : pathname === '/fbsports'
        ? 'lobby.type_SPORTS'
        : 'lobby.type_LOTT',
  )
  const logInHere = () => logIn(hrefOf(pathname, search))
  return (
    <Page key={pathname} title={title} className="min-h-0">
      <DirectPage
        {...direct}
        {...{ title, gameCode, isLoggedIn, onPlay, onHome }}
        onLogin={logInHere}
        renderGame={(nodeId) => (
          <>
            {isLoggedIn && <GameBar />}
            <GamePage
              nodeId={nodeId}
              isLoggedIn={isLoggedIn}
              onLogin={logInHere}
              onLeave={home}
              onBalance={readBalance}
              onRoute={go}
            />
            <PlayedFor onLeave={home} />
          </>
        )}
      />
    </Page>
  )
}
