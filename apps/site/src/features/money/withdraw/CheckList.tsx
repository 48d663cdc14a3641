import { Button, Card } from '@jackfruit/ui'
import { CheckCircleIcon, ClockCounterClockwiseIcon, WarningCircleIcon } from '../../../shared/look/icons.ts'
import { useText } from '../../../shared/text/text.ts'
import type { CheckRow } from './checkRows.ts'

/** The checks, each with what is missing and the way to do it. */
export function CheckList({ rows, isTyping }: { rows: readonly CheckRow[]; isTyping: boolean }) {
  const text = useText()
  return (
    <section aria-labelledby="withdraw-checks" aria-busy={isTyping}>
      <h3 id="withdraw-checks" className="mb-3 flex flex-wrap items-baseline gap-x-3 text-[17px]">
        {text('withdraw.step_checks')}
        <span className="text-[13px] font-[450] text-text-2">{text('withdraw.as_you_type')}</span>
      </h3>
      <Card as="ul" className="grid overflow-hidden sm:grid-cols-2">
        {rows.map((row) => (
          <Row key={row.id} row={row} />
        ))}
      </Card>
    </section>
  )
}

const signs = {
  ok: <CheckCircleIcon size={20} weight="fill" className="text-positive" />,
  wait: <ClockCounterClockwiseIcon size={20} weight="bold" className="text-info" />,
  stop: <WarningCircleIcon size={20} weight="fill" className="text-warning" />,
}

function Row({ row: { id, state, title, detail, action } }: { row: CheckRow }) {
  const text = useText()
  return (
    <li
      data-check={id}
      data-state={state}
      tabIndex={-1}
      className="flex scroll-mb-40 gap-3 border-line px-4 py-3 -outline-offset-3 not-first:border-t sm:nth-[2]:border-t-0 sm:even:border-s sm:last:odd:col-span-2"
    >
      <span className="mt-0.5 flex-none">{signs[state]}</span>
      <span className="min-w-0 flex-1">
        <span className="block font-[640]">
          {title}
          <span className="sr-only"> {text(`withdraw.sign_${state}`)}</span>
        </span>
        <span className="block text-[13px] text-text-2">{detail}</span>
        {action && (
          <Button look="text" size="sm" className="-ms-2" onClick={action.run}>
            {action.label}
          </Button>
        )}
      </span>
    </li>
  )
}
