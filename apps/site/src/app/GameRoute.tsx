import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { GamePage } from '../features/play/index.ts'
import { balanceKey } from '../features/wallet/index.ts'
import { usePlace } from '../shared/navigation.ts'
import { useSession } from '../shared/session.ts'
import { useText } from '../shared/text.ts'
import { gamePath, useActions } from './actions.ts'
import { GameBar } from './GameBar.tsx'
import { Page } from './Page.tsx'
import { PlayedFor } from './PlayedFor.tsx'
import { readSearch } from './paths.ts'

export default function GameRoute() {
  const text = useText()
  const { nodeId } = readSearch(usePlace().search)
  const isLoggedIn = useSession() !== null
  const { home, go, logIn } = useActions()
  const cache = useQueryClient()
  const readBalance = useCallback(() => void cache.invalidateQueries({ queryKey: balanceKey }), [cache])
  return (
    <Page title={text('shell.games')} className="min-h-0">
      {isLoggedIn && nodeId && <GameBar />}
      <GamePage
        nodeId={nodeId}
        isLoggedIn={isLoggedIn}
        onLogin={() => logIn(nodeId && gamePath(nodeId))}
        onLeave={home}
        onBalance={readBalance}
        onRoute={go}
      />
      <PlayedFor onLeave={home} />
    </Page>
  )
}
