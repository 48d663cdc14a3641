import { SegmentedTabs } from '@jackfruit/ui'
import { useState } from 'react'
import { useText } from '../../../../shared/text/text.ts'
import { useLinks } from '../queries.ts'
import { Listed } from '../shared/Listed.tsx'
import { Links } from './Links.tsx'
import { OpenAccount } from './OpenAccount.tsx'

const tabs = ['links', 'open'] as const

/** How people come below: by a link, or by an account that the agent opens for them. */
export default function Register() {
  const text = useText()
  const links = useLinks()
  const [tab, setTab] = useState<(typeof tabs)[number]>('links')
  const { data } = links
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4">
      <div className="flex">
        <SegmentedTabs
          label={text('agents.page_account')}
          value={tab}
          onChange={setTab}
          segments={tabs.map((value) => ({ value, label: text(`agents.tab_${value}`) }))}
        />
      </div>
      <Listed of={links} isEmpty={!data} empty={{ title: text('agents.failed_title') }}>
        {data && (tab === 'links' ? <Links of={data} /> : <OpenAccount most={data.most} />)}
      </Listed>
    </div>
  )
}
