import type { agents } from '@jackfruit/contracts'
import { SegmentedTabs } from '@jackfruit/ui'
import { useState } from 'react'
import { useText } from '../../../../shared/text/text.ts'
import { useCentre } from '../centre.ts'
import { usePay } from '../queries.ts'
import { Listed } from '../shared/Listed.tsx'
import { usePayName } from '../shared/names.ts'
import { Downlines } from './Downlines.tsx'
import { OwnContract } from './OwnContract.tsx'
import { Records } from './Records.tsx'

const tabs = ['contract', 'records', 'downContracts', 'downRecords'] as const

/** One kind of pay from both sides: what the agent has and got, and what was agreed on with those below. */
export function PayPage({ kind }: { kind: agents.PayKind }) {
  const text = useText()
  const payName = usePayName()
  const { about } = useCentre()
  const [tab, setTab] = useState<(typeof tabs)[number]>(about ? 'downContracts' : 'contract')
  const own = usePay(kind, 'own')
  const first = own.data?.pages[0]
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4">
      <div className="flex">
        <SegmentedTabs
          label={payName(kind)}
          inPairs
          value={tab}
          onChange={setTab}
          segments={tabs.map((value) => ({ value, label: text(`agents.tab_${value}`) }))}
        />
      </div>
      {tab === 'downRecords' ? (
        <Records kind={kind} whose="downlines" />
      ) : tab === 'records' ? (
        <Records kind={kind} whose="own" />
      ) : (
        <Listed of={own} isEmpty={!first} empty={{ title: text('agents.failed_title') }}>
          {first &&
            (tab === 'contract' ? (
              <OwnContract kind={kind} of={first} />
            ) : (
              <Downlines kind={kind} of={first} />
            ))}
        </Listed>
      )}
    </div>
  )
}
