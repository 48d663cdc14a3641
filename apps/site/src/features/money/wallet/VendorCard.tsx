import { Button, Card, join, Skeleton, Spinner } from '@jackfruit/ui'
import { ArrowClockwiseIcon, GameControllerIcon } from '../../../shared/look/icons.ts'
import { useText } from '../../../shared/text/text.ts'
import { Figure } from './Figure.tsx'
import { useVendorBalance } from './queries.ts'

interface VendorCardProps {
  vendor: string
  name: string
  isChosen: boolean
  onChoose: () => void
}

/** A wallet that a vendor keeps: what lies in it by the vendor's own word, or that there is none now. */
export function VendorCard({ vendor, name, isChosen, onChoose }: VendorCardProps) {
  const text = useText()
  const asked = useVendorBalance(vendor)
  const { data } = asked
  const isSilent = asked.isError || (data?.balance === null && !data.isMoving)
  return (
    <Card
      className={join(
        'relative flex items-center gap-3 p-4',
        isChosen && 'ring-2 ring-[var(--field-active)]',
      )}
    >
      <span className="grid size-11 flex-none place-items-center rounded-[12px] bg-sunken text-link">
        <GameControllerIcon size={22} />
      </span>
      <div className="min-w-0 flex-1" aria-live="polite">
        <button
          type="button"
          aria-pressed={isChosen}
          className="block max-w-full truncate text-start text-[15px] font-[680] after:absolute after:inset-0 after:rounded-[inherit]"
          onClick={onChoose}
        >
          {name}
        </button>
        {isSilent ? (
          <p className="text-[14px] font-[620] text-warning">{text('wallet.no_answer')}</p>
        ) : data?.isMoving ? (
          <p className="flex items-center gap-2 text-[14px] text-text-2">
            <Spinner size={16} />
            {text('wallet.checking')}
          </p>
        ) : data?.balance != null ? (
          <Figure amount={data.balance} currency={data.currency} className="text-[18px] font-[720]" />
        ) : (
          <Skeleton className="my-1 h-5 w-28" />
        )}
        {isSilent && <p className="text-[13px] text-text-2">{text('wallet.no_answer_text')}</p>}
      </div>
      {isSilent && (
        <Button
          size="sm"
          className="relative z-[1]"
          aria-label={text('wallet.ask_again', { name })}
          isBusy={asked.isFetching}
          icon={<ArrowClockwiseIcon size={18} weight="bold" />}
          onClick={() => void asked.refetch()}
        />
      )}
    </Card>
  )
}
