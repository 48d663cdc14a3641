import { currencyOf } from '@jackfruit/kernel'
import { Button, Card } from '@jackfruit/ui'
import { useState } from 'react'
import { useSettled } from '../../../../shared/calls/useSettled.ts'
import { ArrowsLeftRightIcon, CaretRightIcon } from '../../../../shared/look/icons.ts'
import { useText } from '../../../../shared/text/text.ts'
import { useCentre } from '../centre.ts'
import { AccountSearch } from '../shared/AccountSearch.tsx'
import { allOf } from '../shared/csv.ts'
import { Filters } from '../shared/Filters.tsx'
import { Listed, More } from '../shared/Listed.tsx'
import { Pick } from '../shared/Pick.tsx'
import { SaveCsv } from '../shared/SaveCsv.tsx'
import { Columns } from './Columns.tsx'
import { TeamNode } from './TeamNode.tsx'
import { sorts, type TeamAnswer, type TeamQuery, useTeam, whos } from './useTeam.ts'

/** The tree below the agent: opened level by level, searched over all of it. */
export default function Team() {
  const text = useText()
  const { open, onTransferUp } = useCentre()
  const [typed, setTyped] = useState('')
  const search = useSettled(typed)
  const [sort, setSort] = useState<TeamQuery['sort']>('joined')
  const [who, setWho] = useState<TeamQuery['who']>('all')
  const [root, setRoot] = useState<string | null>(null)
  const query: TeamQuery = { sort, who }
  const { list, fetchPage } = useTeam({ ...query, ...(root && { below: root }), search })
  const rows = list.data?.pages.flatMap(({ lists }) => lists) ?? []
  const isNew = !search && root === null && who === 'all'
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4">
      <Filters
        search={<AccountSearch value={typed} onChange={setTyped} />}
        file={<TeamCsv fetchPage={fetchPage} />}
      >
        <Pick
          label={text('agents.who')}
          value={who}
          onChange={setWho}
          choices={whos.map((value) => ({ value, label: text(`agents.who_${value}`) }))}
        />
        <Pick
          label={text('agents.sort')}
          value={sort}
          onChange={setSort}
          choices={sorts.map((value) => ({ value, label: text(`agents.sort_${value}`) }))}
        />
      </Filters>
      {!search && <Way path={list.data?.pages[0]?.path.slice(1) ?? []} onGo={setRoot} />}
      {onTransferUp && root === null && !search && (
        <Button
          className="justify-self-start max-md:w-full"
          icon={<ArrowsLeftRightIcon size={18} />}
          onClick={onTransferUp}
        >
          {text('member.page_transferUpline')}
        </Button>
      )}
      <Listed
        of={list}
        isEmpty={rows.length === 0 && !list.hasNextPage}
        empty={
          isNew
            ? {
                title: text('agents.branch_empty'),
                text: text('agents.branch_empty_text'),
                action: (
                  <Button look="green" onClick={() => open('account')}>
                    {text('agents.branch_go')}
                  </Button>
                ),
              }
            : { title: text('agents.nobody'), text: text('agents.nobody_text') }
        }
      >
        <Card className="overflow-hidden max-md:!bg-transparent max-md:!shadow-none">
          <Columns />
          <ul className="grid gap-2 md:gap-0">
            {rows.map((row) => (
              <TeamNode key={row.id} {...{ row, query }} depth={0} onRoot={setRoot} />
            ))}
          </ul>
        </Card>
        <More of={list} />
      </Listed>
      <p className="px-1 text-[13px] text-text-3">{text('agents.private')}</p>
    </div>
  )
}

interface WayProps {
  path: TeamAnswer['path']
  onGo: (id: string | null) => void
}

/** From the agent, who is told as such, to whose branch is shown. */
function Way({ path, onGo }: WayProps) {
  const text = useText()
  if (path.length === 0) return null
  const step = 'min-h-11 min-w-11 rounded-[8px] px-1.5 font-[660] text-link hover:underline'
  return (
    <nav aria-label={text('agents.way')}>
      <ol className="flex flex-wrap items-center gap-x-0.5 text-[14px]">
        <li>
          <button type="button" className={step} onClick={() => onGo(null)}>
            {text('agents.me')}
          </button>
        </li>
        {path.map(({ id, account }, at) => (
          <li key={id} className="flex items-center">
            <CaretRightIcon size={12} weight="bold" className="text-text-3 rtl:-scale-x-100" />
            {at === path.length - 1 ? (
              <span aria-current="location" className="px-1.5 font-[660]">
                {account}
              </span>
            ) : (
              <button type="button" className={step} onClick={() => onGo(id)}>
                {account}
              </button>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}

function TeamCsv({ fetchPage }: { fetchPage: (cursor?: string) => Promise<TeamAnswer> }) {
  const text = useText()
  const { symbol } = currencyOf(useCentre().currency)
  return (
    <SaveCsv
      name="team"
      head={[
        ...[text('agents.col_name'), text('agents.who'), text('agents.col_level')],
        ...[text('agents.f_members'), text('agents.f_agents')],
        ...[`${text('common.balance')} (${symbol})`, `${text('agents.f_valid')} (${symbol})`],
        ...[`${text('agents.f_net')} (${symbol})`, text('agents.col_joined'), text('agents.col_seen')],
      ]}
      rowsOf={async () => {
        const { rows, isCut } = await allOf(fetchPage, ({ lists }) => lists)
        return {
          isCut,
          rows: rows.map((row) => [
            ...[row.account, text(row.isAgent ? 'agents.kind_agent' : 'agents.kind_member'), row.level],
            ...[row.members, row.agents, row.balance ?? '', row.valid, row.net],
            ...[row.joinedAt, row.lastSeenAt ?? ''],
          ]),
        }
      }}
    />
  )
}
