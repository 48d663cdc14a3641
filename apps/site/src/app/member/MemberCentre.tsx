import { Panel, RindTexture, Skeleton, Spinner } from '@jackfruit/ui'
import { lazy, Suspense, useEffect } from 'react'
import { MemberPanel, useMember } from '../../features/account/member/index.ts'
import { BalanceChip } from '../../features/money/wallet/index.ts'
import { TreeStructureIcon } from '../../shared/look/icons.ts'
import { useText } from '../../shared/text/text.ts'
import { useActions } from '../actions.ts'
import { useAgentCentre } from '../agent/useAgentCentre.ts'
import { Boundary } from '../frame/Boundary.tsx'
import { askSignOut } from '../overlays/signOut.ts'
import { tellTrial } from '../play/trial.ts'
import { PanelSettings } from './PanelSettings.tsx'
import { type OfferedPanel, panelsFor } from './panels.ts'
import { panelMenu, useMemberPanel } from './useMemberPanel.ts'
import { useMenu } from './useMenu.ts'

const VisitorPanel = lazy(() => import('./VisitorPanel.tsx'))

/** The member centre over whatever page is open; for visitors a short one with the doors and settings. */
export default function MemberCentre({ mc }: { mc: string }) {
  const { verdict } = useMemberPanel()
  const { closePanel } = useActions()
  if (verdict === 'login') return <VisitorPanel onClose={closePanel} />
  if (verdict === 'real-account') return <TrialTold onTold={closePanel} />
  if (verdict !== 'open') return null
  return <Known mc={mc} />
}

/**
 * Which entries there are depends on who it is: nothing is shown before that is known. It is one window all along: a
 * second one in its place would slide in once more, and a window that waits for its own parts is hidden while the page
 * below stays closed for readers.
 */
function Known({ mc }: { mc: string }) {
  const text = useText()
  const { closePanel } = useActions()
  const member = useMember()
  const menu = useMenu()
  const isKnown = (member.data || member.isError) && (menu.data || menu.isError)
  return (
    <Panel isOpen isBased onClose={closePanel} title={text('member.title')}>
      <Suspense fallback={<Opening />}>
        {isKnown ? <Centre mc={mc} entries={panelsFor(menu.data ?? null)} /> : <Opening />}
      </Suspense>
    </Panel>
  )
}

function Centre({ mc, entries }: { mc: string; entries: readonly OfferedPanel[] }) {
  const text = useText()
  const { closePanel, openPanel } = useActions()
  const chosen = entries.find(({ id }) => id === mc)
  const shown = chosen ?? entries[0]
  if (!shown) return null
  const { Panel: Page } = shown
  return (
    <MemberPanel
      entries={entries.map(({ id, group, icon, useCount }) => ({
        ...{ id, group, icon, name: text(`member.page_${id}`) },
        ...(useCount && { useCount }),
      }))}
      page={chosen?.id ?? null}
      shown={shown.id}
      onPage={(page) => openPanel(page ?? panelMenu)}
      onClose={closePanel}
      onSignOut={askSignOut}
      balance={<BalanceChip size="panel" />}
      agents={<AgentEntry />}
      settings={<PanelSettings />}
    >
      <Boundary place={shown.id}>
        <Suspense fallback={<PageSkeleton />}>
          <Page />
        </Suspense>
      </Boundary>
    </MemberPanel>
  )
}

/** For agents, below what every member has: it closes this centre and opens theirs. */
function AgentEntry() {
  const text = useText()
  const { isOffered, open } = useAgentCentre()
  if (!isOffered) return null
  return (
    <button
      type="button"
      data-testid="agent-entry"
      className="flex min-h-[46px] items-center gap-3 rounded-[12px] px-3.5 text-start text-[15px] font-[620] text-gold-300 hover:bg-white/10"
      onClick={open}
    >
      <TreeStructureIcon size={20} />
      {text('agents.title')}
    </button>
  )
}

/** Somebody came by an address: a trial account is told why there is nothing behind it. */
function TrialTold({ onTold }: { onTold: () => void }) {
  useEffect(() => {
    tellTrial()
    onTold()
  }, [onTold])
  return null
}

function Opening() {
  const text = useText()
  return (
    <>
      <div className="rind w-[272px] flex-none max-md:hidden">
        <RindTexture strength={0.2} fade="end" />
      </div>
      <p role="status" className="m-auto text-text-2">
        <Spinner />
        <span className="sr-only">{text('common.loading')}</span>
      </p>
    </>
  )
}

function PageSkeleton() {
  return (
    <div className="grid gap-4" aria-busy="true">
      <Skeleton className="h-28 !rounded-[18px]" />
      <Skeleton className="h-12 !rounded-[14px]" />
      <Skeleton className="h-64 !rounded-[18px]" />
    </div>
  )
}
