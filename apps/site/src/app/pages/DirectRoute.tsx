import { lottery } from '@jackfruit/contracts'
import { DirectPage } from '../../features/play/category/index.ts'
import { hrefOf, usePlace } from '../../shared/address/navigation.ts'
import { useBrand } from '../../shared/session/brand.ts'
import { useText } from '../../shared/text/text.ts'
import { useActions } from '../actions.ts'
import { GamePlace } from '../play/GamePlace.tsx'
import { directOf } from './gamePages.ts'
import { Page } from './Page.tsx'
import { readSearch } from './paths.ts'
import { useGamesPage } from './useGamesPage.ts'

/** Lotteries, the sports book and games on the shared wallet, opened by the address itself. */
export default function DirectRoute() {
  const text = useText()
  const { pathname, search } = usePlace()
  const { gameCode, vendor, playType } = readSearch(search)
  const { isLoggedIn, onPlay, onHome } = useGamesPage()
  const { logIn, go } = useActions()
  const { prizeMode } = useBrand()
  const direct = directOf(pathname, vendor)
  const title = text(
    pathname === '/seamless'
      ? 'shell.games'
      : pathname === '/fbsports'
        ? 'lobby.type_SPORTS'
        : 'lobby.type_LOTT',
  )
  const lobby = hrefOf(pathname, { vendor })
  const wish =
    gameCode !== undefined && direct.gameTypes.includes('LOTT')
      ? {
          ...{ lottoGameCode: gameCode, lottoPlayType: playType, backUrl: lobby },
          lottoPrizeMode: lottery.modeOfMenu(direct.vendor, prizeMode),
        }
      : undefined
  const logInHere = () => logIn(hrefOf(pathname, search))
  return (
    <Page key={pathname} title={title} className="min-h-0">
      <DirectPage
        {...direct}
        {...{ title, gameCode, isLoggedIn, onPlay, onHome }}
        onLogin={logInHere}
        renderGame={(nodeId) => (
          <GamePlace
            key={nodeId}
            lottery={wish}
            onLeave={wish && (() => go(lobby))}
            {...{ nodeId, isLoggedIn }}
            onLogin={logInHere}
          />
        )}
      />
    </Page>
  )
}
