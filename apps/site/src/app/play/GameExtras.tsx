import { useEffect } from 'react'
import { useMember } from '../../features/account/member/index.ts'
import { hrefOf, usePlace } from '../../shared/address/navigation.ts'
import { gameExtras } from '../../shared/games/extras.ts'
import { useFavourites, useToggleFavourite } from '../../shared/games/favourites.ts'
import type { Game } from '../../shared/games/game.ts'
import { Heart } from '../../shared/games/Heart.tsx'
import { isLotteryType } from '../../shared/games/launch.ts'
import { toggleLotteryFavourite, useLotteryFavourites } from '../../shared/games/lotteryFavourites.ts'
import { TryFree } from '../../shared/games/TryFree.tsx'
import { useSession } from '../../shared/session/session.ts'
import { useActions } from '../actions.ts'
import { tellTrial } from './trial.ts'
import { useLauncher } from './useLauncher.ts'

const trialType = 4

/** Hearts and free trials of every card: who may like a game, and what a trial begins with. Draws nothing itself. */
export default function GameExtras() {
  const isLoggedIn = useSession() !== null
  const { type, account } = useMember().data ?? {}
  const favourites = useFavourites(isLoggedIn && type !== undefined && type !== trialType)
  const lotteries = useLotteryFavourites(isLoggedIn ? account : undefined)
  const toggle = useToggleFavourite()
  const launch = useLauncher()
  const { logIn } = useActions()
  const { pathname, search } = usePlace()
  const like = (game: Game) => {
    if (!isLoggedIn) return logIn(hrefOf(pathname, search))
    if (type === trialType) return tellTrial()
    if (!isLotteryType(game.gameType)) toggle(game)
    else if (account !== undefined) toggleLotteryFavourite(account, game.nodeId)
  }
  const isLiked = ({ gameType, nodeId }: Game) =>
    (isLotteryType(gameType) ? lotteries : favourites).has(nodeId)
  useEffect(() =>
    gameExtras.set({
      heart: (game) => <Heart name={game.displayName} isLiked={isLiked(game)} onPress={() => like(game)} />,
      trial: (game) => <TryFree game={game} onPress={() => launch(game, { wantsTrial: true })} />,
    }),
  )
  return null
}
