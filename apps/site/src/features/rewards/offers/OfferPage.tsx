import { formatCount, formatDateTime } from '@jackfruit/i18n'
import { Button, Card, Empty, Skeleton } from '@jackfruit/ui'
import { type ReactNode, Suspense } from 'react'
import { ArrowLeftIcon, CheckIcon, ShieldCheckIcon } from '../../../shared/look/icons.ts'
import { Sum } from '../../../shared/money/Sum.tsx'
import { Failed } from '../../../shared/parts/Failed.tsx'
import { useBrand } from '../../../shared/session/brand.ts'
import { useSession } from '../../../shared/session/session.ts'
import { useSay } from '../../../shared/text/said.ts'
import { useLanguage, useText } from '../../../shared/text/text.ts'
import { OfferArt } from '../shared/OfferArt.tsx'
import { type OfferDetail, useOffer } from '../shared/offers.ts'
import { StatusBadge } from '../shared/StatusBadge.tsx'
import { ApplicationForm } from './ApplicationForm.tsx'
import { ContactForm } from './ContactForm.tsx'
import { DrawPanel } from './draws/index.ts'
import { type OfferWays, OwnPart } from './PromotionAction.tsx'

type RenderProof = (evidence: Readonly<Record<string, unknown>>, id: string) => ReactNode

interface OfferPageProps extends OfferWays {
  id: string
  onList: () => void
  /** The proof of a draw, with its check. */
  renderProof: RenderProof
}

/** One offer: what it promises, in plain words, the member's part in it, and what holds. */
export default function OfferPage({ id, onList, ...ways }: OfferPageProps) {
  const text = useText()
  const found = useOffer(id)
  const isGone = found.isError && found.error.message === 'promotion_not_found'
  return (
    <div className="wrap grid max-w-[1120px] grid-cols-[minmax(0,1fr)] content-start gap-4 py-5 md:py-8">
      <div>
        <Button icon={<ArrowLeftIcon size={18} className="rtl:-scale-x-100" />} onClick={onList}>
          {text('promotions.to_list')}
        </Button>
      </div>
      {found.isPending && <Skeleton className="h-[420px] !rounded-[18px]" />}
      {found.isError && (
        <Card>
          {isGone ? (
            <Empty title={text('promotions.unknown_title')}>{text('promotions.unknown_text')}</Empty>
          ) : (
            <Failed of={found} title="promotions.failed" />
          )}
        </Card>
      )}
      {found.data && <Offer offer={found.data} {...ways} />}
    </div>
  )
}

/** Offers that are played where they stand. */
const isDrawn = ({ kind }: OfferDetail): boolean =>
  kind === 'wheel' || kind === 'egg' || kind === 'envelope' || kind === 'raffle'
const isPlayed = ({ action }: OfferDetail): boolean =>
  action === 'spin' || action === 'crack' || action === 'open'

function Offer({
  offer,
  renderProof,
  ...ways
}: { offer: OfferDetail; renderProof: RenderProof } & OfferWays) {
  const session = useSession()
  const form =
    session && offer.action === 'apply' ? (
      <ApplicationForm key={offer.version} offer={offer} />
    ) : session && offer.action === 'contact' ? (
      <ContactForm offer={offer} />
    ) : session && isPlayed(offer) ? (
      // Its button is where it is played.
      <span />
    ) : undefined
  return (
    <>
      <Head offer={offer} />
      {isDrawn(offer) && (
        <Suspense fallback={<Skeleton className="h-[420px] !rounded-[18px]" />}>
          <DrawPanel key={offer.id} offer={offer} renderProof={renderProof} />
        </Suspense>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,1fr)_360px]">
        <div className="grid gap-4 lg:col-start-2 lg:row-start-1">
          <OwnPart offer={offer} form={form} {...ways} />
          <Sent offer={offer} />
          <Accepted offer={offer} />
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:col-start-1 lg:row-start-1">
          <Days offer={offer} />
          <Steps offer={offer} />
          <Rules offer={offer} />
        </div>
      </div>
    </>
  )
}

function Head({ offer }: { offer: OfferDetail }) {
  const text = useText()
  const say = useSay()
  const language = useLanguage()
  const { currency, timeZone } = useBrand()
  const { endsAt, startsAt, status } = offer
  const written = (instant: string) => formatDateTime(instant, language, timeZone, 'short')
  const isSoon = status === 'comingSoon' && offer.state.key === 'state_comingSoon'
  return (
    <OfferArt
      art={offer.art}
      isOver={status === 'closed'}
      className="min-h-[240px] md:min-h-[280px] flex-col justify-between gap-5 rounded-[18px] p-5 md:p-7"
    >
      <div className="grid max-w-[66%] md:max-w-[54%] gap-2">
        <div>
          <StatusBadge status={status} />
        </div>
        <h1 className="text-[26px] [overflow-wrap:anywhere] md:text-[36px]">{offer.title}</h1>
        <p className="text-[17px] text-white/85">{say(offer.promise)}</p>
      </div>
      <dl className="flex flex-wrap gap-x-8 gap-y-2">
        <Figure name={text(isSoon ? 'offers.starts' : 'offers.ends')}>
          {isSoon ? written(startsAt) : endsAt ? written(endsAt) : text('offers.no_end')}
        </Figure>
        <Figure name={text('offers.pool_left')}>
          {offer.pays === 'points' ? (
            text('offers.pool_points', { count: formatCount(Math.floor(Number(offer.poolLeft))) })
          ) : (
            <Sum amount={offer.poolLeft} currency={currency} />
          )}
        </Figure>
      </dl>
    </OfferArt>
  )
}

const Figure = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt className="text-[13px] text-white/85">{name}</dt>
    <dd className="num font-[640] text-[18px]">{children}</dd>
  </div>
)

/** The days of a row, and which of them are done. */
function Days({ offer: { days } }: { offer: OfferDetail }) {
  const text = useText()
  const { currency } = useBrand()
  if (days.length === 0) return null
  const row = days.map((each, place) => ({ ...each, day: place + 1 }))
  const next = row.find(({ isDone }) => !isDone)
  return (
    <Card className="grid gap-3 p-5">
      <h2 className="!text-[19px]">{text('offers.row_title')}</h2>
      <ol className="grid grid-cols-[repeat(auto-fill,minmax(104px,1fr))] gap-2">
        {row.map(({ amount, isDone, day }) => (
          <li
            key={day}
            className={`grid gap-1 rounded-[12px] border p-2.5 text-center ${isDone ? 'border-rind-500 bg-positive-bg' : day === next?.day ? 'border-gold-500' : 'border-line'}`}
          >
            <span className="flex items-center justify-center gap-1 text-[13px] text-text-2">
              {isDone && (
                <CheckIcon
                  size={14}
                  weight="bold"
                  className="text-positive"
                  aria-label={text('offers.day_done')}
                />
              )}
              {text('offers.day', { day: String(day) })}
            </span>
            <span className="font-[640] text-[14px]">
              <Sum amount={amount} currency={currency} />
            </span>
          </li>
        ))}
      </ol>
    </Card>
  )
}

function Steps({ offer: { steps } }: { offer: OfferDetail }) {
  const text = useText()
  const say = useSay()
  const row = steps.map((step, place) => ({ step, place: place + 1 }))
  return (
    <Card className="grid gap-3 p-5">
      <h2 className="!text-[19px]">{text('offers.plain_words')}</h2>
      <ol className="grid gap-3 md:grid-cols-[repeat(auto-fit,minmax(160px,1fr))]">
        {row.map(({ step, place }) => (
          <li key={place} className="flex gap-3">
            <span className="num grid size-8 flex-none place-items-center rounded-full bg-rind-700 font-[680] text-[15px] text-white">
              {place}
            </span>
            <p className="text-[15px]">{say(step)}</p>
          </li>
        ))}
      </ol>
    </Card>
  )
}

function Rules({ offer: { rules, version } }: { offer: OfferDetail }) {
  const text = useText()
  const say = useSay()
  return (
    <Card className="grid gap-3 p-5">
      <div className="flex flex-wrap items-baseline justify-between gap-2">
        <h2 className="!text-[19px]">{text('offers.rules')}</h2>
        <span className="num text-[13px] text-text-2">
          {text('offers.version', { version: String(version) })}
        </span>
      </div>
      <ul className="grid gap-2">
        {rules.map((rule) => (
          <li key={rule.key} className="flex gap-2.5 text-[15px]">
            <CheckIcon size={18} className="mt-0.5 flex-none text-positive" />
            {say(rule)}
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** What was sent, and what was said to it in words. */
function Sent({ offer: { application } }: { offer: OfferDetail }) {
  const text = useText()
  if (!application) return null
  return (
    <Card className="grid gap-2 p-5">
      <h2 className="!text-[17px]">{text('offers.sent')}</h2>
      <p className="text-[15px] [overflow-wrap:anywhere]">{application.remark}</p>
      {application.note && (
        <p className="rounded-[12px] bg-sunken p-3 text-[14px] [overflow-wrap:anywhere]">
          <b>{text('offers.answer')}:</b> {application.note}
        </p>
      )}
    </Card>
  )
}

function Accepted({ offer: { accepted } }: { offer: OfferDetail }) {
  const text = useText()
  const language = useLanguage()
  const { timeZone } = useBrand()
  if (!accepted) return null
  return (
    <Card className="flex gap-3 p-4 text-[14px] text-text-2">
      <ShieldCheckIcon size={22} weight="duotone" className="flex-none text-positive" />
      <p>
        {text('offers.accepted', {
          version: String(accepted.version),
          at: formatDateTime(accepted.at, language, timeZone, 'short'),
        })}
      </p>
    </Card>
  )
}
