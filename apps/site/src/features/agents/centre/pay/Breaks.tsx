import { Check } from '@jackfruit/ui'
import { WarningCircleIcon } from '../../../../shared/look/icons.ts'
import { useText } from '../../../../shared/text/text.ts'
import type { Breaking } from './useProcess.ts'

interface BreaksProps {
  of: Breaking
  isAgreed: boolean
  onAgree: (isAgreed: boolean) => void
}

/** Which contracts below would end with this, and the tick without which nothing is done. */
export function Breaks({ of: { count, accounts }, isAgreed, onAgree }: BreaksProps) {
  const text = useText()
  const more = count - accounts.length
  return (
    <div role="alert" className="grid gap-3 rounded-[14px] bg-warning-bg px-4 py-3.5" data-testid="breaks">
      <p className="flex gap-3 text-[14px]">
        <WarningCircleIcon size={20} weight="fill" className="flex-none text-warning" />
        <span>
          <b className="block font-[680]">{text('agents.breaks', { count })}</b>
          {text('agents.breaks_text')}
          {accounts.length > 0 && (
            <b className="block font-[640] [overflow-wrap:anywhere]">
              {accounts.join(', ')}
              {more > 0 && ` +${more}`}
            </b>
          )}
        </span>
      </p>
      <Check checked={isAgreed} onChange={(event) => onAgree(event.target.checked)}>
        {text('agents.breaks_tick', { count })}
      </Check>
    </div>
  )
}
