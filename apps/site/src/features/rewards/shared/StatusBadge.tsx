import type { promotions } from '@jackfruit/contracts'
import { Badge, type BadgeTone } from '@jackfruit/ui'
import {
  CalendarCheckIcon,
  CheckCircleIcon,
  CheckIcon,
  ClockCounterClockwiseIcon,
  GaugeIcon,
  GiftIcon,
  HourglassIcon,
  type IconKind,
  LockIcon,
  PlusCircleIcon,
  SealCheckIcon,
  XCircleIcon,
} from '../../../shared/look/icons.ts'
import { useText } from '../../../shared/text/text.ts'

type Status = promotions.OfferStatus

/** Colour never speaks alone: each status has its icon and its words. */
const looks: Readonly<Record<Status, readonly [BadgeTone, IconKind]>> = {
  join: ['positive', PlusCircleIcon],
  claim: ['warning', GiftIcon],
  applying: ['info', HourglassIcon],
  rejected: ['negative', XCircleIcon],
  issued: ['positive', SealCheckIcon],
  claimed: ['neutral', CheckCircleIcon],
  process: ['info', GaugeIcon],
  joined: ['positive', CheckIcon],
  signed: ['positive', CalendarCheckIcon],
  comingSoon: ['neutral', ClockCounterClockwiseIcon],
  closed: ['neutral', LockIcon],
}

export function StatusBadge({ status }: { status: Status }) {
  const text = useText()
  const [tone, Icon] = looks[status]
  return (
    <Badge tone={tone} icon={<Icon size={14} weight="bold" />}>
      {text(`offers.status_${status}`)}
    </Badge>
  )
}
