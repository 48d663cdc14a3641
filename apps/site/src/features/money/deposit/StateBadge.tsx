import { Badge, type BadgeTone } from '@jackfruit/ui'
import {
  CheckCircleIcon,
  ClockCounterClockwiseIcon,
  type IconKind,
  WarningCircleIcon,
  XCircleIcon,
} from '../../../shared/look/icons.ts'
import { useText } from '../../../shared/text/text.ts'
import type { Order } from './queries.ts'

type Look = readonly [tone: BadgeTone, icon: IconKind]

const good: Look = ['positive', CheckCircleIcon]
const waiting: Look = ['info', ClockCounterClockwiseIcon]
const careful: Look = ['warning', WarningCircleIcon]
const bad: Look = ['negative', XCircleIcon]
const quiet: Look = ['neutral', XCircleIcon]

const looks: Readonly<Record<Order['state'], Look>> = {
  CREATED: waiting,
  AWAITING_PAYMENT: waiting,
  SUBMITTED: waiting,
  MATCHING: waiting,
  CREDITED: good,
  OVERPAID: good,
  LATE_CREDITED: good,
  PARTIAL: careful,
  UNMATCHED: careful,
  REJECTED: bad,
  REVERSED: bad,
  EXPIRED: quiet,
}

export function StateBadge({ state }: { state: Order['state'] }) {
  const text = useText()
  const [tone, Icon] = looks[state]
  return (
    <span data-testid="deposit-state" data-state={state}>
      <Badge tone={tone} icon={<Icon size={14} weight="fill" />}>
        {text(`deposit.state_${state}`)}
      </Badge>
    </span>
  )
}

const dots = { positive: 'positive', negative: 'negative', warning: 'warning' } as const

/** The tone of a state in the story of an order. */
export function dotOf(state: Order['state']): 'positive' | 'negative' | 'warning' | 'plain' {
  const [tone] = looks[state]
  return tone in dots ? dots[tone as keyof typeof dots] : 'plain'
}
