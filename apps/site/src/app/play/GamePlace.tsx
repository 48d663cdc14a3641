import { GamePage } from '../../features/play/game/index.ts'
import { useSite } from '../../shared/session/brand.ts'
import { registerGate } from '../../shared/session/gates.ts'
import { isOn } from '../../shared/session/switches.ts'
import { gamePath, useActions } from '../actions.ts'
import { GameBar } from '../frame/GameBar.tsx'
import { GameTop } from '../frame/GameTop.tsx'
import { PlayedFor } from './PlayedFor.tsx'
import { useAtPlay } from './useAtPlay.ts'
import { useLauncher } from './useLauncher.ts'

interface GamePlaceProps {
  readonly nodeId: string | undefined
  readonly round?: string | undefined
  readonly lottery?: Parameters<typeof GamePage>[0]['lottery']
  /** Where its way back leads; home without one. */
  readonly onLeave?: (() => void) | undefined
  readonly isLoggedIn: boolean
  /** It fills the screen: there is no header, and the bar above it has the ways back and to money. */
  readonly isAlone?: boolean
  readonly onLogin: () => void
}

/** A running game with what the site says above and over it. */
export function GamePlace(props: GamePlaceProps) {
  const { nodeId, round, lottery, isLoggedIn, isAlone = false, onLogin } = props
  const { home, go, register } = useActions()
  const { onLeave = home } = props
  const { switches, isResting } = useSite()
  const launch = useLauncher()
  const { balance, readBalance, deposit } = useAtPlay()
  return (
    <>
      <GamePage
        nodeId={nodeId}
        round={round}
        lottery={lottery}
        isLoggedIn={isLoggedIn}
        balance={balance}
        bar={(name) =>
          isAlone ? (
            <GameTop name={name} onLeave={onLeave} onDeposit={deposit} />
          ) : (
            isLoggedIn && nodeId && <GameBar />
          )
        }
        doors={{
          onTry:
            isOn(switches, 'LOGIN_FREE_PLAY') && !isResting
              ? (game) => launch(game, { wantsTrial: true })
              : null,
          onRegister: registerGate(switches, { isLoggedIn: false, type: null })
            ? () => register(nodeId && gamePath(nodeId))
            : null,
          onLogin,
        }}
        onLeave={onLeave}
        onBalance={readBalance}
        onDeposit={deposit}
        onRoute={go}
      />
      <PlayedFor onLeave={home} />
    </>
  )
}
