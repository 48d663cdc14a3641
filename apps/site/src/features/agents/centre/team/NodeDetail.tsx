import type { agents } from '@jackfruit/contracts'
import { formatDateTime } from '@jackfruit/i18n'
import { Button, Modal } from '@jackfruit/ui'
import { useState } from 'react'
import { ArrowsLeftRightIcon, ChartLineUpIcon, FileTextIcon, XIcon } from '../../../../shared/look/icons.ts'
import { Amount } from '../../../../shared/money/Amount.tsx'
import { useBrand } from '../../../../shared/session/brand.ts'
import { useLanguage, useText } from '../../../../shared/text/text.ts'
import { useCentre } from '../centre.ts'
import { entryOfPay } from '../entries.ts'
import { usePayName } from '../shared/names.ts'
import { Transfer } from './Transfer.tsx'

/** When somebody was here last, in words. */
export function useSeen(): (at: string | null) => string {
  const text = useText()
  const language = useLanguage()
  const { timeZone } = useBrand()
  return (at) =>
    at === null
      ? text('agents.never_seen')
      : text('agents.seen', { at: formatDateTime(at, language, timeZone, 'short') })
}

/** What more there is of somebody, and what can be done: send money, agree on pay, read the figures. */
export function NodeDetail({ row }: { row: agents.TeamRow }) {
  const text = useText()
  const language = useLanguage()
  const payName = usePayName()
  const { timeZone } = useBrand()
  const { currency, kinds, open } = useCentre()
  const [isSending, setSending] = useState(false)
  const mayOffer = row.isAgent && row.level === 1 && row.status === 'active'
  return (
    <div className="grid gap-3 border-t border-line px-3.5 py-3 md:px-4">
      <dl className="grid grid-cols-2 gap-x-6 gap-y-1.5 text-[14px] md:grid-cols-4">
        <Line label={text('agents.col_joined')}>
          <span className="num">{formatDateTime(row.joinedAt, language, timeZone, 'day')}</span>
        </Line>
        <Line label={text('agents.col_level')}>
          <span className="num">{row.level}</span>
        </Line>
        {row.balance !== null && (
          <Line label={text('common.balance')}>
            <Amount amount={row.balance} currency={currency} />
          </Line>
        )}
        {!row.isHidden && (
          <Line label={text('agents.net_month')}>
            <Amount amount={row.net} currency={currency} isNet />
          </Line>
        )}
      </dl>
      <div className="flex flex-wrap gap-2">
        {row.status === 'active' && (
          <Button
            look="gold"
            size="sm"
            icon={<ArrowsLeftRightIcon size={16} weight="bold" />}
            onClick={() => setSending(true)}
          >
            {text('agents.transfer')}
          </Button>
        )}
        {mayOffer &&
          kinds.map((kind) => (
            <Button
              key={kind}
              look="ghost"
              size="sm"
              icon={<FileTextIcon size={16} />}
              onClick={() => open(entryOfPay(kind), row.account)}
            >
              {payName(kind)}
            </Button>
          ))}
        <Button
          look="ghost"
          size="sm"
          icon={<ChartLineUpIcon size={16} />}
          onClick={() => open('userProfit', row.account)}
        >
          {text('agents.report')}
        </Button>
      </div>
      {isSending && (
        <Modal
          isOpen
          onPhone="sheet"
          onClose={() => setSending(false)}
          title={text('agents.transfer_to', { name: row.account })}
          close={{ label: text('common.close'), icon: <XIcon size={20} weight="bold" /> }}
        >
          <div className="px-6 pt-2 pb-6">
            <Transfer to={row.account} onDone={() => setSending(false)} />
          </div>
        </Modal>
      )}
    </div>
  )
}

function Line({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div>
      <dt className="text-[13px] text-text-2">{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
