import { formatDateTime, formatMoney } from '@jackfruit/i18n'
import { Card, join } from '@jackfruit/ui'
import { useBrand } from '../../../shared/session/brand.ts'
import { useLanguage, useText } from '../../../shared/text/text.ts'
import type { PeerClaim } from './queries.ts'
import { changeText } from './words.ts'

const good = /RECEIVED/
const bad = /DISPUTED|NOT_PAID|EXPIRED/

/** Everything that happened, newest first. */
export function Story({
  changes,
  side,
  currency,
}: {
  changes: PeerClaim['changes']
  side: 'in' | 'out'
  currency: string
}) {
  const text = useText()
  const language = useLanguage()
  const { timeZone } = useBrand()
  return (
    <Card className="p-5">
      <h4 className="font-[720] text-[16px]">{text('peer.happened')}</h4>
      <ol className="mt-3">
        {changes.map(({ at, to, reason, amount, part }, place) => (
          <li key={`${at}-${to}-${part}`} className="grid grid-cols-[auto_14px_1fr] gap-x-3 text-[14px]">
            <time className="num text-text-2" dateTime={at}>
              {formatDateTime(at, language, timeZone, 'time')}
            </time>
            <span aria-hidden="true" className="grid grid-rows-[20px_1fr] justify-items-center">
              <span
                className={join(
                  'h-3 w-3 self-center rounded-full',
                  good.test(to) ? 'bg-positive' : bad.test(to) ? 'bg-negative' : 'bg-line-strong',
                )}
              />
              {place < changes.length - 1 && <span className="w-px bg-line-strong" />}
            </span>
            <span className="min-w-0 pb-3.5 leading-[1.45]">
              <span className="block">{changeText(side, to, reason)}</span>
              {(amount !== null || part !== null) && (
                <span className="block text-[13px] text-text-2">
                  {[
                    part === null ? '' : text('peer.part', { number: part }),
                    amount === null ? '' : formatMoney(amount, currency),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              )}
            </span>
          </li>
        ))}
      </ol>
    </Card>
  )
}
