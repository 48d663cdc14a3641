import { ClockCounterClockwiseIcon } from '../../../shared/look/icons.ts'
import { useLanguage, useText } from '../../../shared/text/text.ts'
import { Figure } from './Figure.tsx'
import { useChecking } from './queries.ts'
import { MoneyLines } from './TransferList.tsx'

/** Money that people look at before it can be spent, by game; nothing where there is none. */
export function CheckedCredits() {
  const text = useText()
  const language = useLanguage()
  const { data } = useChecking(language)
  if (!data || data.lists.length === 0) return null
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-3" aria-labelledby="checked-credits">
      <div className="flex gap-3 rounded-[16px] bg-warning-bg px-4 py-3.5">
        <span className="mt-0.5 flex-none text-warning">
          <ClockCounterClockwiseIcon size={20} weight="bold" />
        </span>
        <div className="min-w-0">
          <h3 id="checked-credits" className="flex flex-wrap items-baseline gap-x-2 !text-[16px] font-[680]">
            {text('wallet.checked_title')} <Figure amount={data.sum} currency={data.currency} />
          </h3>
          <p className="text-[14px] text-text-2">{text('wallet.checked_text')}</p>
        </div>
      </div>
      <MoneyLines
        lines={data.lists.map(({ id, amount, gameName, heldAt }) => ({
          ...{ id, title: gameName, at: heldAt },
          amount: <Figure amount={amount} currency={data.currency} className="text-[15px] font-[680]" />,
        }))}
      />
    </section>
  )
}
