import type { agents, ReplyOf } from '@jackfruit/contracts'
import { formatDateTime } from '@jackfruit/i18n'
import { Badge, join, Skeleton } from '@jackfruit/ui'
import { useState } from 'react'
import { CaretDownIcon } from '../../../../shared/look/icons.ts'
import { Amount } from '../../../../shared/money/Amount.tsx'
import { useBrand } from '../../../../shared/session/brand.ts'
import { knownText, useLanguage, useText } from '../../../../shared/text/text.ts'
import { useTeamBet } from '../queries.ts'
import { NotHad } from '../shared/Listed.tsx'
import type { Bet } from './bet.ts'

interface BetRowProps {
  bet: Bet
  currency: string
  at: string
}

/** A bet of somebody of the team; what it opens is its round. */
export function BetRow({ bet, currency, at }: BetRowProps) {
  const text = useText()
  const [isOpen, setOpen] = useState(false)
  return (
    <li className="border-line not-first:border-t" data-testid="team-bet">
      <button
        type="button"
        aria-expanded={isOpen}
        className="flex w-full items-center gap-3 px-4 py-3 text-start hover:bg-surface-2"
        onClick={() => setOpen(!isOpen)}
      >
        <span className="min-w-0 flex-1">
          <span className="block text-[15px] leading-[1.45] font-[640] [overflow-wrap:anywhere]">
            {bet.account}
          </span>
          <span className="num block text-[13px] text-text-3">{`${bet.gameName} · ${at}`}</span>
        </span>
        <span className="flex-none text-end">
          <Amount amount={bet.stake} currency={currency} className="!block text-[15px]" />
          {bet.status === 'settled' ? (
            <Amount amount={bet.net} currency={currency} isNet className="!block text-[13px]" />
          ) : (
            <Badge tone={bet.status === 'open' ? 'info' : 'neutral'}>
              {text(`agents.bet_${bet.status}`)}
            </Badge>
          )}
        </span>
        <CaretDownIcon
          size={16}
          weight="bold"
          className={join('flex-none text-text-3 transition-transform', isOpen && 'rotate-180')}
        />
      </button>
      {isOpen && <Round bet={bet} currency={currency} />}
    </li>
  )
}

/** What moved with a bet, as the platform tells it when it is opened. */
function Round({ bet, currency }: Omit<BetRowProps, 'at'>) {
  const text = useText()
  const detail = useTeamBet(bet.id)
  return (
    <div
      className="grid gap-3 border-t border-line bg-surface-2 px-4 py-3 text-[14px]"
      data-testid="team-round"
    >
      <dl className="grid gap-1.5">
        <Line label={text('agents.round')}>
          <span className="num [overflow-wrap:anywhere]">{bet.roundId}</span>
        </Line>
        {(['valid', 'payout'] as const).map((name) => (
          <Line key={name} label={text(`agents.f_${name}`)}>
            <Amount amount={bet[name]} currency={currency} hasSymbol />
          </Line>
        ))}
        <Line label={text('agents.f_net')}>
          <Amount amount={bet.net} currency={currency} isNet hasSymbol />
        </Line>
        <Line label={text('agents.col_state')}>{text(`agents.bet_${bet.status}`)}</Line>
      </dl>
      {detail.isError ? (
        <NotHad of={detail} />
      ) : !detail.data ? (
        <Skeleton className="h-12" />
      ) : (
        <Moved rows={detail.data.movements} currency={currency} />
      )}
    </div>
  )
}

interface MovedProps {
  rows: ReplyOf<typeof agents.teamBet>['movements']
  currency: string
}

function Moved({ rows, currency }: MovedProps) {
  const text = useText()
  const language = useLanguage()
  const { timeZone } = useBrand()
  if (rows.length === 0) return null
  return (
    <section aria-label={text('agents.movements')}>
      <h4 className="text-[13px] text-text-2">{text('agents.movements')}</h4>
      <ol className="mt-1 grid gap-1">
        {rows.map(({ kind, amount, at }) => (
          <li key={`${kind} ${at}`} className="flex justify-between gap-3">
            <span>
              {knownText(`movements.kind_${kind}`) ?? text('records.kind_unknown')}
              <span className="num ms-2 text-[13px] text-text-3">
                {formatDateTime(at, language, timeZone, 'time')}
              </span>
            </span>
            <Amount amount={amount} currency={currency} isEntry />
          </li>
        ))}
      </ol>
    </section>
  )
}

function Line({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4">
      <dt className="text-text-2">{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
