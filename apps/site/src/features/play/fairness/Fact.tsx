import { join } from '@jackfruit/ui'
import { CopyIcon } from '../../../shared/look/icons.ts'
import { useCopy } from '../../../shared/text/copy.ts'
import { useText } from '../../../shared/text/text.ts'

interface FactProps {
  label: string
  value: string | null
  otherwise?: string
  isCode?: boolean
}

/** One line of a proof. A code is shown short and copied whole. */
export function Fact({ label, value, otherwise, isCode }: FactProps) {
  const text = useText()
  const copy = useCopy()
  return (
    <div className="min-h-10 items-center gap-x-4 sm:grid sm:grid-cols-[180px_minmax(0,1fr)]">
      <dt className="text-text-2">{label}</dt>
      <dd className="flex min-w-0 items-center justify-between gap-2">
        <span
          className={join('min-w-0 [overflow-wrap:anywhere]', isCode && value && 'font-mono text-[13px]')}
          title={isCode && value ? value : undefined}
        >
          {value === null ? (
            <span className="text-text-3">{otherwise}</span>
          ) : isCode ? (
            shortCode(value)
          ) : (
            value
          )}
        </span>
        {isCode && value && (
          <button
            type="button"
            className="icon-btn icon-btn-bare -me-2.5 text-text-2 md:!h-9 md:!w-9"
            aria-label={`${text('common.copy')}: ${label}`}
            title={text('common.copy')}
            onClick={() => copy(value)}
          >
            <CopyIcon size={18} />
          </button>
        )}
      </dd>
    </div>
  )
}

/** Long codes by their beginning and end, in fours, as people compare them; what is copied is the whole. */
function shortCode(code: string): string {
  if (!/^[0-9a-f]{32,}$/i.test(code)) return code
  const fours = code.match(/.{4}/g) ?? []
  return `${fours.slice(0, 3).join(' ')} … ${fours.slice(-2).join(' ')}`
}
