import { formatDateTime } from '@jackfruit/i18n'
import { parseMinor } from '@jackfruit/kernel'
import { Badge, type BadgeTone, join, RindTexture } from '@jackfruit/ui'
import { useBrand } from '../../../shared/session/brand.ts'
import { useLanguage, useText } from '../../../shared/text/text.ts'
import { Sum } from './Sum.tsx'
import { shortId } from './words.ts'

export interface Slice {
  readonly label: string
  readonly amount: string
  /** `done` is settled, `now` waits for somebody, `later` has not begun, `out` went another way. */
  readonly look: 'done' | 'now' | 'later' | 'out'
}

interface HeadProps {
  id: string
  at: string
  amount: string
  currency: string
  /** Where the money goes, or whose turn it is. */
  line: string
  state: { text: string; tone: BadgeTone }
  slices: readonly Slice[]
}

const looks = {
  done: 'bg-rind-300',
  now: 'bg-[repeating-linear-gradient(115deg,var(--gold-400)_0_7px,var(--gold-600)_7px_12px)]',
  later: 'bg-white/20',
  out: 'bg-white/45',
}

/** The whole amount, and what of it is where: the parts of the bar are as long as they are much. */
export function Head({ id, at, amount, currency, line, state, slices }: HeadProps) {
  const text = useText()
  const language = useLanguage()
  const { timeZone } = useBrand()
  const shown = slices.filter((slice) => weightOf(slice) > 0)
  return (
    <div className="rind on-rind relative overflow-hidden rounded-[20px] p-5">
      <RindTexture strength={0.2} fade="start" />
      <div className="relative grid gap-3">
        <div className="flex flex-wrap items-center justify-between gap-2 text-[13px] text-on-rind-2">
          <span className="num" title={id}>
            {shortId(id)}
          </span>
          <span className="num">
            {text('peer.asked_at', { time: formatDateTime(at, language, timeZone, 'short') })}
          </span>
        </div>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <Sum amount={amount} currency={currency} className="text-[28px] leading-[1.25] md:text-[32px]" />
          {/* On the rind, which is dark in both themes, a light badge is read best. */}
          <span aria-live="polite" data-testid="peer-state" data-theme="light">
            <Badge tone={state.tone}>{state.text}</Badge>
          </span>
        </div>
        <p className="text-[14px] text-on-rind-2">{line}</p>
        <dl className="flex gap-1.5">
          {shown.map((slice) => (
            <div key={slice.label} className="min-w-[76px]" style={{ flexGrow: weightOf(slice) }}>
              <span aria-hidden="true" className={join('mb-1.5 block h-3 rounded-full', looks[slice.look])} />
              <dt className="text-[13px] leading-[1.4] text-on-rind-2">{slice.label}</dt>
              <dd className={join('text-[14px] font-[700]', slice.look === 'now' && 'text-gold-300')}>
                <Sum amount={slice.amount} currency={currency} className="money-inherit" />
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  )
}

/** For the length of a bar alone: never an amount that is shown or sent. */
const weightOf = ({ amount }: Slice): number => Number((parseMinor(amount) ?? 0n) / 100n)
