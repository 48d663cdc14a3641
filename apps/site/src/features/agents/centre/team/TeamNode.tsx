import type { agents } from '@jackfruit/contracts'
import { formatCount } from '@jackfruit/i18n'
import { Badge, HexAvatar, join, Skeleton } from '@jackfruit/ui'
import { useState } from 'react'
import { CaretDownIcon, CaretRightIcon } from '../../../../shared/look/icons.ts'
import { Amount } from '../../../../shared/money/Amount.tsx'
import { useText } from '../../../../shared/text/text.ts'
import { useCentre } from '../centre.ts'
import { More, NotHad } from '../shared/Listed.tsx'
import { Badges } from './Badges.tsx'
import { columnsLook } from './Columns.tsx'
import { NodeDetail, useSeen } from './NodeDetail.tsx'
import { type TeamQuery, useTeam } from './useTeam.ts'

interface TeamNodeProps {
  row: agents.TeamRow
  query: TeamQuery
  depth: number
  /** Beyond the third level a branch is shown by itself. */
  onRoot: (id: string) => void
}

const depthMax = 2
const indents = ['', 'ms-5 md:ms-0', 'ms-10 md:ms-0'] as const
const wideIndents = ['', 'md:ps-7', 'md:ps-14'] as const

/** Somebody of the team: a card with a line to who is above on phones, a row of the table where there is room. */
export function TeamNode({ row, query, depth, onRoot }: TeamNodeProps) {
  const text = useText()
  const { currency } = useCentre()
  const seen = useSeen()
  const [isChosen, setChosen] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const hasBelow = row.isAgent && row.members + row.agents > 0
  const unfold = () => (depth >= depthMax ? onRoot(row.id) : setOpen(!isOpen))
  return (
    <li data-testid="team-node" data-account={row.account} className={join('relative', indents[depth])}>
      {depth > 0 && <Elbow />}
      <div
        className={join(
          'card md:!rounded-none md:!bg-transparent md:!shadow-none md:border-t md:border-line',
          isChosen && 'bg-rind-050 dark:!bg-surface-2',
        )}
      >
        <div className={join('items-center px-3.5 py-2.5 md:px-4', columnsLook)}>
          <div className={join('flex min-w-0 items-center gap-2.5', wideIndents[depth])}>
            {hasBelow ? (
              <button
                type="button"
                aria-expanded={isOpen}
                aria-label={text(isOpen ? 'agents.branch_close' : 'agents.branch_open', {
                  name: row.account,
                })}
                className="grid size-11 flex-none place-items-center rounded-[10px] hover:bg-sunken max-md:order-last max-md:-me-2 md:-ms-3"
                onClick={unfold}
              >
                {isOpen ? (
                  <CaretDownIcon size={16} weight="bold" />
                ) : (
                  <CaretRightIcon size={16} weight="bold" className="rtl:-scale-x-100" />
                )}
              </button>
            ) : (
              <span className="w-8 flex-none max-md:hidden" />
            )}
            <button
              type="button"
              aria-expanded={isChosen}
              className="flex min-h-11 min-w-0 flex-1 items-center gap-2.5 rounded-[10px] text-start"
              onClick={() => setChosen(!isChosen)}
            >
              <HexAvatar name={row.account} size={36} edge={row.isAgent ? 'gold' : 'line'} />
              <span className="min-w-0 flex-1">
                <span className="flex flex-wrap items-center gap-x-2">
                  <b className="font-[680] [overflow-wrap:anywhere]">{row.account}</b>
                  <Badge tone={row.isAgent ? 'positive' : 'neutral'}>
                    {text(row.isAgent ? 'agents.kind_agent' : 'agents.kind_member')}
                  </Badge>
                  {row.isHidden && <Badge>{text('agents.hidden')}</Badge>}
                  {row.status !== 'active' && (
                    <Badge tone="warning">{text(`agents.status_${row.status}`)}</Badge>
                  )}
                </span>
                <span className="block text-[13px] text-text-3">
                  {[
                    row.isAgent && text('agents.below', { count: row.members }),
                    row.isOnline ? text('agents.online') : seen(row.lastSeenAt),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </span>
            </button>
          </div>
          <span className="num text-end max-md:hidden">{row.isAgent ? formatCount(row.members) : '–'}</span>
          <span className="text-end max-md:hidden">
            {row.balance !== null && (
              <Amount amount={row.balance} currency={currency} className="!font-[560]" />
            )}
          </span>
          <span className="flex items-center justify-between gap-3 text-end max-md:mt-2 max-md:border-t max-md:border-line max-md:pt-2 md:block">
            <span className="text-[13px] text-text-2 md:hidden">{text('agents.valid_month')}</span>
            {row.isHidden ? '–' : <Amount amount={row.valid} currency={currency} className="!font-[640]" />}
          </span>
          <Badges of={row.contracts} />
        </div>
        {isChosen && <NodeDetail row={row} />}
      </div>
      {isOpen && <Below row={row} query={query} depth={depth + 1} onRoot={onRoot} />}
    </li>
  )
}

/** On phones a line leads from who is above to who is below. */
function Elbow() {
  return (
    <span
      aria-hidden="true"
      className="absolute -start-3 -top-2 h-9 w-3 rounded-es-[10px] border-s-2 border-b-2 border-line-strong opacity-60 md:hidden"
    />
  )
}

function Below({ row, query, depth, onRoot }: TeamNodeProps) {
  const { list } = useTeam({ ...query, below: row.id })
  const rows = list.data?.pages.flatMap(({ lists }) => lists) ?? []
  if (list.isPending)
    return (
      <div className={join('mt-2 grid gap-2 md:px-4 md:pb-3', indents[depth])} aria-busy="true">
        {['a', 'b', 'c'].map((place) => (
          <Skeleton key={place} className="h-14 !rounded-[14px]" />
        ))}
      </div>
    )
  if (list.isError && rows.length === 0) return <NotHad of={list} />
  return (
    <>
      <ul className="mt-2 grid gap-2 md:mt-0 md:gap-0">
        {rows.map((each) => (
          <TeamNode key={each.id} row={each} query={query} depth={depth} onRoot={onRoot} />
        ))}
      </ul>
      <More of={list} />
    </>
  )
}
