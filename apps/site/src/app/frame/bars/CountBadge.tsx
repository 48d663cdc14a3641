import { join } from '@jackfruit/ui'
import { useText } from '../../../shared/text/text.ts'
import { inBadge } from './unclaimed.ts'

/** A number at the upper end of what it is about; nothing where nothing waits. */
export function CountBadge({ of, testId, className }: { of: number; testId: string; className?: string }) {
  const text = useText()
  if (of <= 0) return null
  return (
    <span
      data-testid={testId}
      className={join(
        'num pointer-events-none absolute grid h-5 min-w-5 place-items-center rounded-full bg-[var(--chili-600)] px-1 text-[12px] leading-none font-[740] text-white',
        className,
      )}
    >
      <span aria-hidden="true">{inBadge(of)}</span>
      <span className="sr-only">{text('member.waiting', { count: of })}</span>
    </span>
  )
}
