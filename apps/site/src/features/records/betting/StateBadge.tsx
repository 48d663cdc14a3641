import { Badge } from '@jackfruit/ui'
import { ArrowClockwiseIcon, XCircleIcon } from '../../../shared/look/icons.ts'
import { useText } from '../../../shared/text/text.ts'
import type { BetState } from './queries.ts'

/** Says what a net cannot: still running, or void. */
export function StateBadge({ state }: { state: BetState }) {
  const text = useText()
  if (state === 'open') {
    return (
      <Badge tone="info" icon={<ArrowClockwiseIcon size={13} weight="bold" />}>
        {text('records.state_open')}
      </Badge>
    )
  }
  if (state === 'void') {
    return (
      <Badge tone="neutral" icon={<XCircleIcon size={13} weight="bold" />}>
        {text('records.state_void')}
      </Badge>
    )
  }
  return null
}
