import { type Segment, SegmentedTabs } from '@jackfruit/ui'
import { useState } from 'react'
import { NotYet } from '../../../shared/parts/NotYet.tsx'
import { useText } from '../../../shared/text/text.ts'
import { Boards } from './Boards.tsx'
import { Cashbacks } from './Cashbacks.tsx'
import { MissionCard } from './MissionCard.tsx'
import { Nothing } from './Nothing.tsx'
import { useMissions } from './queries.ts'

const tabs = ['missions', 'board', 'cashback'] as const
type Tab = (typeof tabs)[number]

interface MissionsPageProps {
  onOffers: () => void
  onGames: () => void
}

/** What counts while somebody plays: missions with their steps, boards, and what comes back of a loss. */
export default function MissionsPage(ways: MissionsPageProps) {
  const text = useText()
  const [tab, setTab] = useState<Tab>('missions')
  const found = useMissions()
  const ready = found.data?.counts.ready ?? 0
  const segments: readonly Segment<Tab>[] = tabs.map((value) => ({
    value,
    label: (
      <span className="flex items-center justify-center gap-1.5">
        {text(`missions.tab_${value}`)}
        {value === 'missions' && ready > 0 && (
          <span className="num grid h-5 min-w-5 place-items-center rounded-full bg-gold-500 px-1 font-[680] text-[12px] text-gold-ink">
            {ready}
          </span>
        )}
      </span>
    ),
  }))
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-5 pb-4">
      <SegmentedTabs label={text('missions.tabs')} value={tab} onChange={setTab} segments={segments} />
      {tab === 'board' ? <Boards {...ways} /> : <Counted tab={tab} found={found} {...ways} />}
    </div>
  )
}

interface CountedProps extends MissionsPageProps {
  tab: 'missions' | 'cashback'
  found: ReturnType<typeof useMissions>
}

function Counted({ tab, found, onOffers, onGames }: CountedProps) {
  if (found.isPending || found.isError) return <NotYet of={found} title="missions.failed" />
  const { missions, cashbacks } = found.data
  if (tab === 'cashback')
    return cashbacks.length === 0 ? (
      <Nothing title="missions.cashback_none" onOffers={onOffers} />
    ) : (
      <Cashbacks rows={cashbacks} />
    )
  const shown = missions.filter(({ status }) => status !== 'closed')
  if (shown.length === 0) return <Nothing title="missions.none_title" onOffers={onOffers} />
  return (
    <ul className="grid items-start gap-4 lg:grid-cols-2" data-testid="missions">
      {shown.map((mission) => (
        <li key={mission.id}>
          <MissionCard mission={mission} onGames={onGames} />
        </li>
      ))}
    </ul>
  )
}
