import { Centre, IconButton, join, RindTexture, Skeleton, Spinner } from '@jackfruit/ui'
import { type ReactNode, Suspense, useState } from 'react'
import { CallFailure } from '../../../shared/calls/failure.ts'
import { XIcon } from '../../../shared/look/icons.ts'
import { roomy, useMedia } from '../../../shared/look/media.ts'
import { Amount } from '../../../shared/money/Amount.tsx'
import { CentreHead } from '../../../shared/parts/CentreHead.tsx'
import { Failed } from '../../../shared/parts/Failed.tsx'
import { useCentreFocus } from '../../../shared/parts/useCentreFocus.ts'
import { useText } from '../../../shared/text/text.ts'
import { AgentMenu } from './AgentMenu.tsx'
import { CentreContext, type CentreWays } from './centre.ts'
import { type Consolidated, entriesFor, type ShownEntry } from './entries.ts'
import NoAgentWindow from './NoAgentWindow.tsx'
import { pages } from './pages.ts'
import { BillsBar } from './pay/BillsBar.tsx'
import { useConsolidated } from './queries.ts'

interface AgentWindowProps {
  /** Null shows the menu alone, which on wide screens stands beside the page that is shown first. */
  page: string | null
  onPage: (page: string | null) => void
  onClose: () => void
  onSetPassword: () => void
  me: string
  /** Null where nothing may be sent to whoever stands above. */
  onTransferUp: (() => void) | null
  /** Around each page: what holds where one breaks. */
  renderPage: (id: string, page: ReactNode) => ReactNode
}

/** The agent centre. Nothing of it is shown before it is known which entries there are. */
export default function AgentWindow(props: AgentWindowProps) {
  const text = useText()
  const consolidated = useConsolidated()
  const { data, error } = consolidated
  if (error instanceof CallFailure && error.kind === 'denied')
    return <NoAgentWindow asked={null} onClose={props.onClose} />
  if (data) return <Opened {...props} known={data} />
  return (
    <Centre isOpen onClose={props.onClose} title={text('agents.title')}>
      <div className="rind w-[240px] flex-none max-md:hidden">
        <RindTexture strength={0.2} fade="end" />
      </div>
      <IconButton label={text('common.close')} className="absolute end-4 top-4" onClick={props.onClose}>
        <XIcon size={20} weight="bold" />
      </IconButton>
      <div className="m-auto">
        {error ? (
          <Failed of={consolidated} title="agents.failed_title" more="agents.failed_text" />
        ) : (
          <p role="status" className="text-text-2">
            <Spinner />
            <span className="sr-only">{text('common.loading')}</span>
          </p>
        )}
      </div>
    </Centre>
  )
}

/** The first entry with figures: who opens the centre looks at the team. */
const first = 'teamOverview'

function Opened({ page, known, renderPage, ...ways }: AgentWindowProps & { known: Consolidated }) {
  const text = useText()
  const isRoomy = useMedia(roomy)
  const { onPage, onClose, onSetPassword, me, onTransferUp } = ways
  const entries = entriesFor(known)
  const chosen = entries.find(({ id }) => id === page)
  const shown = chosen ?? entries.find(({ id }) => id === first)
  const { heading, menu } = useCentreFocus(chosen?.id ?? null)
  const { currency, balance } = known.funds
  const [about, setAbout] = useState<string | null>(null)
  const open = (next: string | null, of: string | null = null) => {
    setAbout(of)
    onPage(next)
  }
  const centre: CentreWays = {
    ...{ me, currency, balance, onSetPassword, onTransferUp, open, about },
    kinds: entries.flatMap(({ pay }) => (pay ? [pay.kind] : [])),
  }
  if (!shown) return null
  return (
    <CentreContext value={centre}>
      <Centre isOpen onClose={onClose} title={text('agents.title')}>
        <div
          className={join(
            'rind on-rind flex w-full flex-none flex-col overflow-y-auto overscroll-contain md:w-[240px]',
            chosen && 'max-md:hidden',
          )}
        >
          <RindTexture strength={0.2} fade="end" />
          <div className="flex items-start gap-3 px-5 pt-5">
            <div className="min-w-0 flex-1">
              <h2 className="text-[22px]">{text('agents.menu_title')}</h2>
              <p className="text-[13px] text-on-rind-2">{text('common.balance')}</p>
              <Amount amount={balance} currency={currency} hasSymbol className="text-[15px]" />
            </div>
            <IconButton label={text('common.close')} className="md:!hidden" onClick={onClose}>
              <XIcon size={20} weight="bold" />
            </IconButton>
          </div>
          <AgentMenu
            ref={menu}
            entries={entries}
            onPage={open}
            waiting={known.waiting}
            current={isRoomy ? shown.id : (chosen?.id ?? null)}
          />
        </div>
        <div className={join('flex min-w-0 flex-1 flex-col', !chosen && 'max-md:hidden')}>
          <CentreHead
            {...{ heading, isRoomy, onClose }}
            className="md:px-7 md:pt-5 md:pb-3"
            onBack={() => open(null)}
          >
            {text(`agents.page_${shown.id}`)}
          </CentreHead>
          <Content shown={shown} owes={known.funds.overdue} renderPage={renderPage} />
        </div>
      </Centre>
    </CentreContext>
  )
}

interface ContentProps {
  shown: ShownEntry
  /** What is overdue of the agent's bills. */
  owes: string
  renderPage: AgentWindowProps['renderPage']
}

function Content({ shown: { id }, owes, renderPage }: ContentProps) {
  const Page = pages[id]
  return (
    <div
      key={id}
      className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 pt-4 pb-8 md:px-7 md:pt-1"
      data-page-content={id}
    >
      {!/^0(\.0*)?$/.test(owes) && <BillsBar owes={owes} />}
      {renderPage(
        id,
        <Suspense fallback={<PageSkeleton />}>
          <Page />
        </Suspense>,
      )}
    </div>
  )
}

function PageSkeleton() {
  return (
    <div className="grid gap-4" aria-busy="true">
      <Skeleton className="h-12 !rounded-[14px]" />
      <Skeleton className="h-28 !rounded-[18px]" />
      <Skeleton className="h-64 !rounded-[18px]" />
    </div>
  )
}
