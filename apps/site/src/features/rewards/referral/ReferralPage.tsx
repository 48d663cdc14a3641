import { formatCount, formatDateTime } from '@jackfruit/i18n'
import { Badge, Button, Card, Empty, HexAvatar, Meter } from '@jackfruit/ui'
import { useState } from 'react'
import { CheckCircleIcon, CheckIcon, CopyIcon } from '../../../shared/look/icons.ts'
import { Sum } from '../../../shared/money/Sum.tsx'
import { More } from '../../../shared/parts/More.tsx'
import { NotYet } from '../../../shared/parts/NotYet.tsx'
import { QrCode } from '../../../shared/parts/QrCode.tsx'
import { useBrand } from '../../../shared/session/brand.ts'
import { copyText } from '../../../shared/text/copy.ts'
import { useSay } from '../../../shared/text/said.ts'
import { useLanguage, useText } from '../../../shared/text/text.ts'
import { OfferArt } from '../shared/OfferArt.tsx'
import { type Referral, useReferral } from './queries.ts'

/** The member's own link and code, what friends bring, and for each friend what is still missing. */
export default function ReferralPage() {
  const found = useReferral()
  if (found.isPending || found.isError) return <NotYet of={found} title="missions.friends_failed" />
  const [first] = found.data.pages
  if (!first) return null
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-5 pb-4">
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-2 lg:grid-rows-[auto_1fr]">
        <Offer of={first} />
        <Link of={first} />
        <How of={first} />
      </div>
      <Friends found={found} />
    </div>
  )
}

function Offer({ of: { offer, rewards } }: { of: Referral }) {
  const text = useText()
  const say = useSay()
  const { currency } = useBrand()
  return (
    <Card className="overflow-hidden">
      <OfferArt art={offer?.art ?? 'gem'} className="min-h-[168px] flex-col justify-between gap-3 p-4">
        <div className="max-w-[62%]">
          {offer && <p className="text-[13px] text-white/85">{offer.title}</p>}
          <h3 className="!text-[19px] [overflow-wrap:anywhere]">
            {offer ? say(offer.promise) : text('missions.no_offer')}
          </h3>
        </div>
        <div>
          <p className="text-[13px] text-white/85">
            {text('missions.earned', { count: formatCount(rewards.count) })}
          </p>
          <p className="font-[720] text-[22px]">
            <Sum amount={rewards.total} currency={currency} />
          </p>
        </div>
      </OfferArt>
    </Card>
  )
}

function How({ of: { offer } }: { of: Referral }) {
  const text = useText()
  const say = useSay()
  if (!offer) return null
  return (
    <Card className="grid gap-3 p-4 lg:col-start-1">
      <h3 className="!text-[17px]">{text('missions.how')}</h3>
      <ol className="grid gap-3">
        {offer.steps.map((step, place) => (
          <li key={step.key} className="flex gap-3 text-[15px]">
            <span className="num grid size-7 flex-none place-items-center rounded-full bg-rind-700 font-[680] text-[14px] text-white">
              {place + 1}
            </span>
            <span className="pt-0.5">{say(step)}</span>
          </li>
        ))}
      </ol>
      <ul className="grid gap-1.5 text-[13.5px] text-text-2">
        {offer.rules.map((rule) => (
          <li key={rule.key} className="flex gap-2">
            <CheckIcon size={16} className="mt-0.5 flex-none text-positive" aria-hidden="true" />
            {say(rule)}
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Link({ of: { code, link } }: { of: Referral }) {
  const text = useText()
  if (code === null || link === null) return null
  const address = `${window.location.origin}${link}`
  return (
    <Card className="grid grid-cols-[minmax(0,1fr)] justify-items-center gap-4 p-4 lg:col-start-2 lg:row-span-2 lg:row-start-1">
      <div className="rounded-[14px] bg-white p-1">
        <QrCode of={address} size={196} />
      </div>
      <p className="text-center text-[13px] text-text-2">{text('missions.scan')}</p>
      <Copied name={text('missions.link')} value={address} />
      <Copied name={text('missions.code')} value={code} />
    </Card>
  )
}

function Copied({ name, value }: { name: string; value: string }) {
  const text = useText()
  const [isCopied, setCopied] = useState<boolean | null>(null)
  return (
    <div className="flex w-full items-center gap-3 rounded-[12px] bg-sunken px-3 py-2.5">
      <div className="min-w-0 flex-1">
        <p className="text-[12.5px] text-text-2">{name}</p>
        <p className="num select-all text-[14px] [overflow-wrap:anywhere]" dir="ltr">
          {value}
        </p>
      </div>
      <Button
        size="sm"
        icon={<CopyIcon size={17} />}
        aria-label={`${text('common.copy')}: ${name}`}
        onClick={() => void copyText(value).then(setCopied)}
      >
        <span role="status">
          {text(isCopied === null ? 'common.copy' : isCopied ? 'common.copied' : 'common.copy_failed')}
        </span>
      </Button>
    </div>
  )
}

function Friends({ found }: { found: ReturnType<typeof useReferral> }) {
  const text = useText()
  const rows = found.data?.pages.flatMap(({ friends }) => friends) ?? []
  return (
    <section className="grid gap-3">
      <h3 className="text-[17px]">{text('missions.friends')}</h3>
      <Card>
        {rows.length === 0 ? (
          <Empty title={text('missions.friends_none')}>{text('missions.friends_none_text')}</Empty>
        ) : (
          <ul className="divide-y divide-line" data-testid="friends">
            {rows.map((friend) => (
              <Friend key={`${friend.name}-${friend.registeredAt}`} friend={friend} />
            ))}
          </ul>
        )}
      </Card>
      <More of={found} words="promotions.more" />
    </section>
  )
}

function Friend({ friend }: { friend: Referral['friends'][number] }) {
  const text = useText()
  const say = useSay()
  const language = useLanguage()
  const { timeZone } = useBrand()
  const { isPaid, percent, reason } = friend
  const why = say(reason)
  return (
    <li className="flex items-center gap-3 px-4 py-3">
      <HexAvatar name={friend.name} size={40} edge={isPaid ? 'gold' : 'line'} />
      <div className="grid min-w-0 flex-1 gap-1">
        <div className="flex flex-wrap items-baseline justify-between gap-x-3">
          <span className="font-[620] text-[15px]">{friend.name}</span>
          <span className="text-[12.5px] text-text-2">
            {text('missions.since', {
              at: formatDateTime(friend.registeredAt, language, timeZone, 'day'),
            })}
          </span>
        </div>
        {isPaid ? (
          <p>
            <Badge tone="positive" icon={<CheckCircleIcon size={15} weight="fill" />}>
              {why}
            </Badge>
          </p>
        ) : (
          <>
            {percent > 0 && percent < 100 && <Meter label={why} value={`${percent}%`} percent={percent} />}
            <p className="text-[13.5px] text-text-2">{why}</p>
          </>
        )}
      </div>
    </li>
  )
}
