import { turnover } from '@jackfruit/contracts'
import { formatPercent } from '@jackfruit/i18n'
import { Card, Empty, RindTexture } from '@jackfruit/ui'
import { useState } from 'react'
import { Sum } from '../../../shared/money/Sum.tsx'
import { NotYet } from '../../../shared/parts/NotYet.tsx'
import { useText } from '../../../shared/text/text.ts'
import { useRequirements } from './queries.ts'
import { RequirementCard } from './RequirementCard.tsx'

/** What has to be staked before money may leave, and which bets counted for it. */
export default function TurnoverPage() {
  const text = useText()
  const requirements = useRequirements()
  const [opened, setOpened] = useState<string | null>(null)
  if (requirements.isPending || requirements.isError)
    return <NotYet of={requirements} title="turnover.failed" />
  const { lists, left, currency } = requirements.data
  const percent = formatPercent(String(turnover.returnMost), 0)
  const isMet = lists.every(({ state }) => state !== 'open')
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4 pb-4">
      <section className="rind on-rind overflow-hidden rounded-[18px] p-5" aria-labelledby="turnover-left">
        <RindTexture strength={0.2} fade="end" />
        <h3 id="turnover-left" className="!text-[14px] font-[620] text-on-rind-2">
          {text('turnover.left')}
        </h3>
        <p className="mt-1 text-[30px]" data-testid="turnover-left">
          <Sum amount={left} currency={currency} />
        </p>
        <p className="mt-1 max-w-[60ch] text-[14px] text-on-rind-2">
          {text(isMet ? 'turnover.met' : 'turnover.explained')}
        </p>
        {!isMet && (
          <p className="mt-2 max-w-[60ch] text-[13px] text-on-rind-2">
            {text('turnover.both_sides', { percent })}
          </p>
        )}
      </section>
      {lists.length === 0 ? (
        <Card>
          <Empty title={text('turnover.empty')}>{text('turnover.empty_text')}</Empty>
        </Card>
      ) : (
        lists.map((each) => (
          <RequirementCard
            key={each.id}
            requirement={each}
            currency={currency}
            isOpen={opened === each.id}
            onToggle={() => setOpened(opened === each.id ? null : each.id)}
          />
        ))
      )}
    </div>
  )
}
