import { lazy } from 'react'
import { ChangePassword } from '../features/auth/index.ts'
import { MemberPanel, Profile } from '../features/member/index.ts'
import { RecordsPage } from '../features/records/index.ts'
import { BalanceChip } from '../features/wallet/index.ts'
import { useActions } from './actions.ts'
import { PanelSettings } from './PanelSettings.tsx'
import { hasPanel } from './panels.ts'
import { renderProof } from './proof.tsx'
import { askSignOut } from './signOut.ts'
import { panelMenu, useMemberPanel } from './useMemberPanel.ts'

const VisitorPanel = lazy(() => import('./VisitorPanel.tsx'))

/** The member centre over whatever page is open; for visitors a short one with the doors and settings. */
export default function MemberOverlay({ mc }: { mc: string }) {
  const { verdict } = useMemberPanel()
  const { closePanel, openPanel } = useActions()
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
        securityCenter: <Profile password={<ChangePassword onDone={() => {}} />} />,
        personalHistoryCopy: <RecordsPage renderProof={renderProof} />,
      }}
    />
  )
}
