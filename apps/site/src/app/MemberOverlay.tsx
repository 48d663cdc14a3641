import { lazy, useEffect } from 'react'
import { MemberPanel, useMember } from '../features/member/index.ts'
import { RecordsPage } from '../features/records/index.ts'
import { BalanceChip } from '../features/wallet/index.ts'
import { useActions } from './actions.ts'
import { PanelSettings } from './PanelSettings.tsx'
import { hasPanel } from './panels.ts'
import { renderProof } from './proof.tsx'
import { Security } from './Security.tsx'
import { askSignOut } from './signOut.ts'
import { tellTrial } from './trial.ts'
import { panelMenu, useMemberPanel } from './useMemberPanel.ts'

const VisitorPanel = lazy(() => import('./VisitorPanel.tsx'))

/** The member centre over whatever page is open; for visitors a short one with the doors and settings. */
export default function MemberOverlay({ mc }: { mc: string }) {
  const { verdict } = useMemberPanel()
  const { closePanel, openPanel } = useActions()
  const { data } = useMember()
  // Opened by its address: a trial account hears what it lacks, as it does at the buttons.
  const isTrial = verdict === 'real-account'
  useEffect(() => {
    if (!isTrial) return
    tellTrial()
    closePanel()
  }, [isTrial, closePanel])
  const who = { name: data?.nickname || data?.account || '', picture: data?.avatar ?? null }
  if (verdict === 'login') return <VisitorPanel onClose={closePanel} />
  if (verdict !== 'open') return null
  return (
    <MemberPanel
      page={hasPanel(mc) ? mc : null}
      onPage={(page) => openPanel(page ?? panelMenu)}
      onClose={closePanel}
      onSignOut={askSignOut}
      balance={<BalanceChip size="panel" />}
      settings={<PanelSettings />}
      pages={{
        securityCenter: <Security who={who} />,
        personalHistoryCopy: <RecordsPage renderProof={renderProof} />,
      }}
    />
  )
}
