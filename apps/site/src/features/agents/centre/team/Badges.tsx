import type { agents } from '@jackfruit/contracts'
import { Badge } from '@jackfruit/ui'
import { useText } from '../../../../shared/text/text.ts'
import { rateText, usePayName } from '../shared/names.ts'
import { stateLooks } from '../shared/stateLooks.ts'

/** Contracts of somebody, by kind: in force, or what waits. */
export function Badges({ of }: { of: agents.TeamRow['contracts'] }) {
  const text = useText()
  const payName = usePayName()
  if (of.length === 0) return <span className="max-md:hidden" />
  return (
    <span className="flex flex-wrap gap-1 max-md:mt-2 md:justify-end">
      {of.map(({ kind, state, rate }) => {
        const { tone, icon: Icon } = stateLooks[state]
        return (
          <Badge key={kind} tone={tone} icon={Icon && <Icon size={12} weight="bold" />}>
            {state === 'active'
              ? `${payName(kind)} ${rateText(rate)}`
              : `${payName(kind)}: ${text(`agents.cs_${state}`)}`}
          </Badge>
        )
      })}
    </span>
  )
}
