import { Timeline, type TimelineRow } from '../../../shared/money/Timeline.tsx'
import { useText } from '../../../shared/text/text.ts'
import type { Detail } from './queries.ts'
import { reasonText, stateText, toneOf } from './words.ts'

const tones: Readonly<Record<string, TimelineRow['tone']>> = {
  positive: 'positive',
  negative: 'negative',
  warning: 'warning',
}

/** Every change of a withdrawal with its time, its reason and who did it. */
export function Story({ changes }: Pick<Detail, 'changes'>) {
  const text = useText()
  const rows = [...changes].reverse().map(({ to, at, reason, actor }): TimelineRow => {
    const why = reasonText(reason)
    const by = text(`withdraw.actor_${actor}`)
    return {
      ...{ id: `${at}-${to}`, at, tone: tones[toneOf[to]] ?? 'plain' },
      title: why ?? stateText(to),
      detail: why ? `${stateText(to)} · ${by}` : by,
    }
  })
  return <Timeline title={text('withdraw.happened')} rows={rows} />
}
