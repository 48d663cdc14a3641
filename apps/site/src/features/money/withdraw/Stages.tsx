import { join } from '@jackfruit/ui'
import { useText } from '../../../shared/text/text.ts'
import type { PayoutState } from './queries.ts'

const stages = ['asked', 'checked', 'line', 'sent', 'paid'] as const

/** How many stages are done, and whether one is under way; null where it went no further. */
const done: Readonly<Record<PayoutState, number | null>> = {
  DRAFT: 0,
  REQUESTED: 1,
  RISK_REVIEW: 1,
  KYC_WAIT: 1,
  APPROVED: 2,
  P2P: 2,
  QUEUED: 2,
  FAILED: 2,
  SPLIT: 3,
  SENDING: 3,
  SENDING_UNKNOWN: 3,
  SENT: 4,
  COMPLETED: 5,
  RETURNED: null,
  REJECTED: null,
  CANCELLED: null,
}

/** Five steps from asked to paid; a longer word takes room from shorter ones, and none is broken. */
export function Stages({ state }: { state: PayoutState }) {
  const text = useText()
  const reached = done[state]
  if (reached === null) return null
  return (
    <ol
      className="grid grid-cols-[repeat(5,minmax(max-content,1fr))] gap-1.5"
      aria-label={text('withdraw.stages')}
    >
      {stages.map((stage, index) => {
        const isDone = index < reached
        const isNow = index === reached
        return (
          <li key={stage} aria-current={isNow ? 'step' : undefined} className="grid content-start gap-1">
            <span
              aria-hidden="true"
              className={join(
                'h-2.5 rounded-full',
                isDone
                  ? 'bg-rind-300'
                  : isNow
                    ? 'bg-[repeating-linear-gradient(115deg,var(--gold-400)_0_7px,var(--gold-600)_7px_12px)]'
                    : 'bg-white/20',
              )}
            />
            <span
              className={join(
                'whitespace-nowrap text-[12px] leading-[1.45] md:text-[13px]',
                isNow ? 'text-gold-300' : 'text-on-rind-2',
              )}
            >
              {text(`withdraw.stage_${stage}`)}
              {isDone && <span className="sr-only"> {text('withdraw.stage_done')}</span>}
            </span>
          </li>
        )
      })}
    </ol>
  )
}
