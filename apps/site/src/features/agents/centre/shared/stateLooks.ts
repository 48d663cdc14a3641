import type { agents } from '@jackfruit/contracts'
import type { BadgeTone } from '@jackfruit/ui'
import {
  CheckCircleIcon,
  ClockIcon,
  HourglassIcon,
  type IconKind,
  XCircleIcon,
} from '../../../../shared/look/icons.ts'

interface Look {
  readonly tone: BadgeTone
  readonly icon: IconKind | null
}

/** States of a contract: a colour never speaks alone. */
export const stateLooks: Readonly<Record<agents.Contract['state'], Look>> = {
  offered: { tone: 'info', icon: ClockIcon },
  requested: { tone: 'info', icon: ClockIcon },
  active: { tone: 'positive', icon: CheckCircleIcon },
  changeOffered: { tone: 'warning', icon: ClockIcon },
  endRequested: { tone: 'warning', icon: HourglassIcon },
  rejected: { tone: 'negative', icon: XCircleIcon },
  cancelled: { tone: 'neutral', icon: null },
  expired: { tone: 'neutral', icon: HourglassIcon },
  terminated: { tone: 'neutral', icon: null },
  superseded: { tone: 'neutral', icon: null },
}

/** States of a payment, and of a bill. */
export const payTones: Readonly<Record<agents.Payment['state'], BadgeTone>> = {
  ...{ paid: 'positive', nothing: 'neutral', due: 'info' },
  ...{ overdue: 'negative', held: 'warning', withheld: 'warning' },
}
