import type { agents, ReplyOf } from '@jackfruit/contracts'
import { formatCount } from '@jackfruit/i18n'
import { currencyOf } from '@jackfruit/kernel'
import { Badge, Card, Empty } from '@jackfruit/ui'
import type { ReactNode } from 'react'
import { Amount } from '../../../../shared/money/Amount.tsx'
import { useText } from '../../../../shared/text/text.ts'
import { useCentre } from '../centre.ts'
import { ValidAndNet, ValidAndNetHead } from '../shared/ValidAndNet.tsx'

interface BranchesProps {
  rows: ReplyOf<typeof agents.overview>['branches']
  currency: string
  /** How somebody comes below, where nobody is yet. */
  action: ReactNode
}

/** Who is directly below, by what their lines bet. */
export function Branches({ rows, currency, action }: BranchesProps) {
  const text = useText()
  const { me } = useCentre()
  const { symbol } = currencyOf(currency)
  const kindOf = (account: string, isAgent: boolean) =>
    account === me ? 'agents.me' : isAgent ? 'agents.kind_agent' : 'agents.kind_member'
  return (
    <Card as="section" className="overflow-hidden" aria-labelledby="agent-branches">
      <h3 id="agent-branches" className="px-4 pt-4 text-[16px]">
        {text('agents.branches')}
      </h3>
      {rows.length === 0 ? (
        <Empty title={text('agents.branch_empty')} action={action}>
          {text('agents.branch_empty_text')}
        </Empty>
      ) : (
        <table className="rows mt-1">
          <thead>
            <tr>
              <th scope="col">{text('agents.col_name')}</th>
              <th scope="col" className="end max-sm:!hidden">
                {text('agents.f_members')}
              </th>
              <th scope="col" className="end max-sm:!hidden">{`${text('agents.f_deposits')} (${symbol})`}</th>
              <ValidAndNetHead currency={currency} />
              <th scope="col" className="end max-sm:!hidden">{`${text('agents.f_net')} (${symbol})`}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ account, isAgent, members, figures }) => (
              <tr key={account} data-testid="branch">
                <td>
                  <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
                    <b className="font-[660] [overflow-wrap:anywhere]">{account}</b>
                    <Badge tone={isAgent || account === me ? 'positive' : 'neutral'}>
                      {text(kindOf(account, isAgent))}
                    </Badge>
                  </span>
                </td>
                <td className="num end max-sm:!hidden">{formatCount(members)}</td>
                <td className="end max-sm:!hidden">
                  <Amount amount={figures.deposits} currency={currency} className="!font-[560]" />
                </td>
                <td className="end max-sm:!pe-4">
                  <ValidAndNet figures={figures} currency={currency} />
                </td>
                <td className="end max-sm:!hidden">
                  <Amount amount={figures.net} currency={currency} isNet />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Card>
  )
}
