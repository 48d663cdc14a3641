import { formatDateTime } from '@jackfruit/i18n'
import { Card, RindTexture, Skeleton } from '@jackfruit/ui'
import type { ReactNode } from 'react'
import { LockIcon } from '../../../shared/look/icons.ts'
import { Sum } from '../../../shared/money/Sum.tsx'
import { Failed } from '../../../shared/parts/Failed.tsx'
import { useBrand } from '../../../shared/session/brand.ts'
import { useLanguage, useText } from '../../../shared/text/text.ts'
import { Closures } from './Closures.tsx'
import { LimitCard } from './LimitCard.tsx'
import { PlayPrivacy } from './PlayPrivacy.tsx'
import { type LimitKind, type Overview, useProtection } from './queries.ts'
import { RealityChoice } from './RealityChoice.tsx'

const kinds: readonly LimitKind[] = ['deposit', 'loss', 'stake', 'session']

/** What members set for their own protection: how play goes, limits, reality check, breaks. */
export default function ProtectionPage() {
  const text = useText()
  const overview = useProtection()
  if (overview.isPending) return <Coming />
  if (overview.isError) {
    return (
      <Card>
        <Failed of={overview} title="protection.failed" />
      </Card>
    )
  }
  const { data } = overview
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4 pb-4">
      {data.closure && <Closed closure={data.closure} />}
      <p className="max-w-[64ch] text-[14px] text-text-2">{text('protection.intro')}</p>
      <Now overview={data} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {kinds.map((kind) => (
          <LimitCard
            key={kind}
            kind={kind}
            limits={data.limits.filter((each) => each.kind === kind)}
            currency={data.currency}
          />
        ))}
      </div>
      <RealityChoice minutes={data.realityMinutes} />
      <PlayPrivacy />
      <Closures closure={data.closure} />
    </div>
  )
}

/** The page in its measures: what it is for, and a card for each limit. */
function Coming() {
  const text = useText()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4 pb-4" aria-busy="true">
      <p className="max-w-[64ch] text-[14px] text-text-2">{text('protection.intro')}</p>
      {kinds.map((kind) => (
        <Card key={kind} className="grid gap-3.5 p-5">
          <p className="text-[17px] font-[700]">{text(`protection.kind_${kind}`)}</p>
          <Skeleton className="h-11" />
        </Card>
      ))}
    </div>
  )
}

/** The account takes no stakes and no deposits now. */
function Closed({ closure }: { closure: NonNullable<Overview['closure']> }) {
  const text = useText()
  const language = useLanguage()
  const { timeZone } = useBrand()
  const until = formatDateTime(closure.until, language, timeZone, 'short')
  return (
    <section className="rind on-rind overflow-hidden rounded-[18px] p-5" data-testid="closed">
      <RindTexture strength={0.2} fade="end" />
      <div className="flex gap-4">
        <LockIcon size={28} weight="duotone" className="flex-none text-gold-300" />
        <div>
          <h3 className="text-[18px]">
            {closure.forGood
              ? text('protection.closed_for_good')
              : text(closure.kind === 'timeOut' ? 'protection.on_break' : 'protection.excluded', { until })}
          </h3>
          <p className="mt-1 text-[14px] text-on-rind-2">{text('protection.closed_text')}</p>
        </div>
      </div>
    </section>
  )
}

/** How long this stretch of play is, and what it came to. */
function Now({ overview: { sitting, currency } }: { overview: Overview }) {
  const text = useText()
  if (!sitting) return null
  return (
    <Card as="section" aria-labelledby="protection-now" className="overflow-hidden">
      <h3 id="protection-now" className="px-5 pt-4 text-[17px]">
        {text('protection.now')}
      </h3>
      <dl className="grid grid-cols-2 gap-3 px-5 sm:grid-cols-3 pt-3 pb-5">
        <Figure label={text('protection.time_played')}>
          <span className="num font-[740]">{text('protection.minutes', { count: sitting.minutes })}</span>
        </Figure>
        <Figure label={text('protection.staked')}>
          <Sum amount={sitting.staked} currency={currency} />
        </Figure>
        <Figure label={text('protection.net')}>
          <Sum amount={sitting.net} currency={currency} isNet />
        </Figure>
      </dl>
    </Card>
  )
}

function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-[13px] text-text-3">{label}</dt>
      <dd className="mt-0.5 text-[17px]">{children}</dd>
    </div>
  )
}
