import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { balanceKey } from '../../features/money/wallet/index.ts'
import { GamePage } from '../../features/play/game/index.ts'
import { useActions } from '../actions.ts'
import { GameBar } from '../frame/GameBar.tsx'
import { useMemberPanel } from '../member/useMemberPanel.ts'
import { PlayedFor } from './PlayedFor.tsx'
import { tellTrial } from './trial.ts'

/** A game that tells time and result of play itself has said so by then; above others the site tells it. */
const sayWithinMs = 5_000

interface GamePlaceProps {
  readonly nodeId: string | undefined
  readonly isLoggedIn: boolean
  readonly onLogin: () => void
}

/** A running game with what the site says above and over it. */
export function GamePlace({ nodeId, isLoggedIn, onLogin }: GamePlaceProps) {
  const { home, go, openPanel } = useActions()
  const { verdict } = useMemberPanel()
  const cache = useQueryClient()
  const readBalance = useCallback(() => void cache.invalidateQueries({ queryKey: balanceKey }), [cache])
  // The panel lies over the game, which goes on as it stands.
  const deposit = useCallback(
    () => (verdict === 'real-account' ? tellTrial() : openPanel('depositv2')),
    [verdict, openPanel],
  )
  const [telling, setTelling] = useState<'unknown' | 'game' | 'site'>('unknown')
  const leaveToGame = useCallback(() => setTelling('game'), [])
  useEffect(() => {
    const timer = setTimeout(() => setTelling((who) => (who === 'game' ? who : 'site')), sayWithinMs)
    return () => clearTimeout(timer)
  }, [])
  return (
    <>
      {isLoggedIn && nodeId && telling === 'site' && <GameBar />}
      <GamePage
        nodeId={nodeId}
        isLoggedIn={isLoggedIn}
        onLogin={onLogin}
        onLeave={home}
        onBalance={readBalance}
        onDeposit={deposit}
        onSitting={leaveToGame}
        onRoute={go}
      />
      <PlayedFor onLeave={home} />
    </>
  )
}
