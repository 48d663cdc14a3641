import { MessageDialog } from '@jackfruit/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { LifebuoyIcon } from '../../../shared/look/icons.ts'
import { Sum } from '../../../shared/money/Sum.tsx'
import { useText } from '../../../shared/text/text.ts'
import { isDue, type Seen } from './due.ts'
import { useProtection, useSitting } from './queries.ts'

interface RealityCheckProps {
  onLeave: () => void
  onLimits: () => void
}

/** Over a running game: how long play has lasted and what it came to, as often as the member chose. */
export default function RealityCheck({ onLeave, onLimits }: RealityCheckProps) {
  const text = useText()
  const overview = useProtection()
  const interval = overview.data?.realityMinutes ?? null
  const sitting = useSitting(interval !== null).data ?? null
  const client = useQueryClient()
  // Two games may run at once, in the page and over it: what one told, the other does not tell again.
  const seen = useQuery({
    queryKey: seenKey,
    queryFn: readSeen,
    initialData: readSeen,
    staleTime: Infinity,
  }).data
  if (!overview.data || !sitting || !isDue(sitting, interval, seen)) return null
  const { currency } = overview.data
  const close = () => {
    const now = { since: sitting.since, minutes: sitting.minutes }
    sessionStorage.setItem(seenIn, JSON.stringify(now))
    client.setQueryData(seenKey, now)
  }
  const leave = (go: () => void) => () => {
    close()
    go()
  }
  return (
    <MessageDialog
      isOpen
      onClose={close}
      icon={<LifebuoyIcon size={24} weight="duotone" />}
      title={text('protection.reality_title', { count: sitting.minutes })}
      buttons={[
        { label: text('protection.limits'), onPress: leave(onLimits) },
        { label: text('protection.leave'), onPress: leave(onLeave) },
        { label: text('protection.go_on'), look: 'green', onPress: close },
      ]}
    >
      <dl className="grid grid-cols-2 gap-3 text-start">
        <div>
          <dt className="text-[13px] text-text-3">{text('protection.staked')}</dt>
          <dd className="text-[18px]">
            <Sum amount={sitting.staked} currency={currency} />
          </dd>
        </div>
        <div>
          <dt className="text-[13px] text-text-3">{text('protection.net')}</dt>
          <dd className="text-[18px]">
            <Sum amount={sitting.net} currency={currency} isNet />
          </dd>
        </div>
      </dl>
    </MessageDialog>
  )
}

const seenIn = 'jackfruit.reality'
const seenKey = ['protection', 'seen']

function readSeen(): Seen | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(seenIn) ?? 'null')
    if (typeof kept !== 'object' || kept === null) return null
    const { since, minutes } = kept as Record<string, unknown>
    return typeof since === 'string' && typeof minutes === 'number' ? { since, minutes } : null
  } catch {
    return null
  }
}
