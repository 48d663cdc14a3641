import { Button } from '@jackfruit/ui'
import { goTo, hrefOf, usePlace } from '../../../shared/address/navigation.ts'
import { ClockCounterClockwiseIcon, PlusCircleIcon } from '../../../shared/look/icons.ts'
import { WayBack } from '../../../shared/parts/SubPage.tsx'
import { useText } from '../../../shared/text/text.ts'
import { DepositForm } from './DepositForm.tsx'
import { DepositHistory } from './DepositHistory.tsx'
import { OrderView } from './OrderView.tsx'
import { useOrderNews } from './queries.ts'

const history = 'history'

/** Paying in: a new order, one order that goes on, or all of them. Which is shown stands in the address. */
export default function DepositPage() {
  const text = useText()
  const { pathname, search } = usePlace()
  const { item } = search
  useOrderNews()
  const show = (next: string | undefined) => goTo(hrefOf(pathname, { ...search, item: next }), { stay: true })
  const isOrder = item !== undefined && /^d[0-9a-f]{18}$/.test(item)
  if (!isOrder && item !== history)
    return (
      <div className="relative flex min-h-full flex-col">
        <DepositForm onMade={show} />
        <Button
          look="text"
          size="sm"
          icon={<ClockCounterClockwiseIcon size={18} />}
          className="!absolute -end-2 -top-1.5"
          onClick={() => show(history)}
        >
          {text('deposit.history')}
        </Button>
      </div>
    )
  return (
    <>
      <div className="-mt-1 mb-3 flex flex-wrap items-center gap-x-2">
        <WayBack
          to={text(isOrder ? 'deposit.history' : 'deposit.submit_plain')}
          onBack={() => show(isOrder ? history : undefined)}
        />
        {isOrder ? (
          <Button
            look="text"
            size="sm"
            className="ms-auto -me-2"
            icon={<PlusCircleIcon size={18} />}
            onClick={() => show(undefined)}
          >
            {text('deposit.new')}
          </Button>
        ) : (
          <h3 className="text-[19px]">{text('deposit.history')}</h3>
        )}
      </div>
      {isOrder ? (
        <OrderView key={item} id={item} />
      ) : (
        <DepositHistory onOpen={show} onNew={() => show(undefined)} />
      )}
    </>
  )
}
