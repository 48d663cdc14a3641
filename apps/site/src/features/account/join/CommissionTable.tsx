import type { affiliates, ReplyOf } from '@jackfruit/contracts'
import { formatCount, moneyParts } from '@jackfruit/i18n'
import { Card, Money } from '@jackfruit/ui'
import { InfoIcon } from '../../../shared/look/icons.ts'
import { useBrand } from '../../../shared/session/brand.ts'
import { useText } from '../../../shared/text/text.ts'

type Step = ReplyOf<typeof affiliates.programme>['steps'][number]

const cell = 'px-3 py-3.5 md:px-6'
const isNothing = (amount: string) => /^0(\.0*)?$/.test(amount)

/** What a month must reach and what it then pays, as the brand has set it. */
export function CommissionTable({ steps }: { steps: readonly Step[] }) {
  const text = useText()
  const { currency, playMoney } = useBrand()
  return (
    <Card as="section" aria-labelledby="commission" className="overflow-hidden">
      <div className="p-5 md:p-6">
        <h2 id="commission" className="text-[19px] md:text-[24px]">
          {text('join.steps_title')}
        </h2>
        <p className="mt-1 max-w-[72ch] text-[14px] text-text-2">{text('join.steps_lead')}</p>
      </div>
      <table className="w-full text-[14px] md:text-[15px]" data-testid="commission">
        <caption className="sr-only">{text('join.steps_title')}</caption>
        <thead className="bg-sunken text-[13px] text-text-2">
          <tr>
            <th scope="col" className={`${cell} text-start font-[600] max-md:hidden`}>
              {text('join.step')}
            </th>
            <th scope="col" className={`${cell} text-start font-[600]`}>
              {text('join.members')}
            </th>
            <th scope="col" className={`${cell} text-end font-[600]`}>
              {text('join.valid_bet')}
            </th>
            <th scope="col" className={`${cell} text-end font-[600]`}>
              {text('join.rate')}
            </th>
          </tr>
        </thead>
        <tbody>
          {steps.map(({ activeMembers, validBet, rate }, index) => (
            <tr key={`${activeMembers} ${validBet}`} className="border-line not-first:border-t">
              <td className={`${cell} num text-text-2 max-md:hidden`}>{index + 1}</td>
              <td className={`${cell} num`}>{`≥ ${formatCount(activeMembers)}`}</td>
              <td className={`${cell} text-end whitespace-nowrap`}>
                {isNothing(validBet) ? (
                  text('join.any')
                ) : (
                  <Money {...moneyParts(validBet, currency, { whole: true })} />
                )}
              </td>
              <td className={`${cell} num text-end text-[17px] font-[720] text-positive`} dir="ltr">
                {`${rate}%`}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="grid gap-2 bg-surface-2 p-5 text-[14px] md:px-6">
        <p className="flex items-start gap-2.5">
          <InfoIcon size={20} className="mt-0.5 flex-none text-info" />
          {text('join.honest')}
        </p>
        {playMoney && <p className="ps-[30px] text-text-2">{text('join.play_money')}</p>}
      </div>
    </Card>
  )
}
