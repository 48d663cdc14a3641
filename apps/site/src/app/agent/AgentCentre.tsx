import { Suspense, useEffect } from 'react'
import { AgentWindow, NoAgentWindow } from '../../features/agents/centre/index.ts'
import { goTo, hrefOf } from '../../shared/address/navigation.ts'
import { useActions } from '../actions.ts'
import { Boundary } from '../frame/Boundary.tsx'
import { agentPath } from '../pages/paths.ts'
import { tellTrial } from '../play/trial.ts'
import { agentMenu, useAgentCentre } from './useAgentCentre.ts'

/** The agent centre over whatever page is open; who is nobody yet is led to the door of agents. */
export default function AgentCentre({ ac }: { ac: string }) {
  const { verdict, member } = useAgentCentre()
  const { closePanel, openAgent, openPanel } = useActions()
  if (verdict === 'login') return <Led onLed={toDoor} />
  if (verdict === 'real-account') return <TrialTold onTold={closePanel} />
  if (verdict !== 'open')
    return <NoAgentWindow asked={verdict === 'unknown' ? member : null} onClose={closePanel} />
  return (
    // A window that would wait for the next one is hidden while the page below stays closed for readers.
    <Suspense fallback={<NoAgentWindow asked={member} onClose={closePanel} />}>
      <AgentWindow
        page={ac === agentMenu ? null : ac}
        onPage={(page) => openAgent(page ?? agentMenu)}
        onClose={closePanel}
        onSetPassword={() => openPanel('securityCenter')}
        me={member.data?.account ?? ''}
        onTransferUp={member.data?.toUpline ? () => openPanel('transferUpline') : null}
        renderPage={(id, page) => <Boundary place={id}>{page}</Boundary>}
      />
    </Suspense>
  )
}

const toDoor = () => goTo(hrefOf('/login', { side: 'agent', to: agentPath }), { replace: true, stay: true })

function Led({ onLed }: { onLed: () => void }) {
  useEffect(onLed, [onLed])
  return null
}

function TrialTold({ onTold }: { onTold: () => void }) {
  useEffect(() => {
    tellTrial()
    onTold()
  }, [onTold])
  return null
}
