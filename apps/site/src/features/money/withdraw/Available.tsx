import { Badge, Button, Card } from '@jackfruit/ui'
import { ListBulletsIcon } from '../../../shared/look/icons.ts'
import { PlayMoney } from '../../../shared/money/PlayMoney.tsx'
import { useText } from '../../../shared/text/text.ts'
import { type Checks, useOrders } from './queries.ts'
import { Sum } from './Sum.tsx'

/** What may leave now, of all that is there; and why not all of it. */
export function Available({ checks, onHistory }: { checks: Checks; onHistory: () => void }) {
  const text = useText()
  const { balance, available, currency, turnover } = checks
  const isAll = balance === available
  const [free, all] = [units(available), units(balance)]
  const isNone = free === 0n
  const share = all === 0n ? 0 : Number((free * 100n) / all)
  return (
    <Card className="grid gap-3 p-5 pt-3.5">
      <div className="flex items-center justify-between gap-3">
        <p className="text-[13px] font-[600] text-text-2">{text('withdraw.available')}</p>
        <HistoryButton onOpen={onHistory} />
      </div>
      <div className="-mt-2.5 flex flex-wrap items-end justify-between gap-x-6 gap-y-1">
        <p className="flex flex-wrap items-center gap-x-3">
          <Sum amount={available} currency={currency} className="text-[30px] leading-[1.25] md:text-[34px]" />
          <PlayMoney />
        </p>
        <p className="text-[14px] text-text-2">
          {text('withdraw.total')} <Sum amount={balance} currency={currency} />
        </p>
      </div>
      <div className="flex h-3.5 gap-1 overflow-hidden rounded-full bg-sunken" aria-hidden="true">
        {!isNone && <span className="rounded-full bg-rind-500" style={{ flexGrow: share }} />}
        {!isAll && (
          <span
            className="rounded-full bg-[repeating-linear-gradient(115deg,var(--gold-500)_0_7px,var(--gold-600)_7px_12px)]"
            style={{ flexGrow: 100 - share }}
          />
        )}
      </div>
      <p className="text-[14px] text-text-2">
        {isAll ? (
          text('withdraw.all_free')
        ) : (
          <>
            {text(isNone ? 'withdraw.held_back' : 'withdraw.partly_held_back')}{' '}
            <Sum amount={turnover.left} currency={currency} />
          </>
        )}
      </p>
    </Card>
  )
}

/** Both are of the same purse, so they have the same decimals. */
const units = (amount: string): bigint => BigInt(amount.replace('.', ''))

/** The way to all requests, with how many are on their way. */
function HistoryButton({ onOpen }: { onOpen: () => void }) {
  const text = useText()
  const orders = useOrders()
  const open = orders.data?.pages[0]?.open ?? 0
  return (
    <Button look="text" size="sm" className="-me-2" icon={<ListBulletsIcon size={18} />} onClick={onOpen}>
      {text('withdraw.history')}
      {open > 0 && (
        <Badge tone="info">
          {open}
          <span className="sr-only"> {text('withdraw.on_the_way')}</span>
        </Badge>
      )}
    </Button>
  )
}
