import { usePlace } from '../../shared/address/navigation.ts'
import { useSession } from '../../shared/session/session.ts'
import { useText } from '../../shared/text/text.ts'
import { gamePath, useActions } from '../actions.ts'
import { GamePlace } from '../play/GamePlace.tsx'
import { Page } from './Page.tsx'
import { readSearch } from './paths.ts'

export default function GameRoute() {
  const text = useText()
  const { nodeId, round } = readSearch(usePlace().search)
  const isLoggedIn = useSession() !== null
  const { logIn } = useActions()
  return (
    <Page title={text('shell.games')} className="min-h-0">
      <GamePlace
        key={nodeId}
        nodeId={nodeId}
        round={round}
        isLoggedIn={isLoggedIn}
        isAlone
        onLogin={() => logIn(nodeId && gamePath(nodeId))}
      />
    </Page>
  )
}
