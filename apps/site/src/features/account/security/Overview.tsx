import type { ReplyOf, security } from '@jackfruit/contracts'
import { formatDateTime } from '@jackfruit/i18n'
import { Badge, type BadgeTone, Button, Card, HexProgress, RindTexture } from '@jackfruit/ui'
import type { ReactNode } from 'react'
import {
  CaretRightIcon,
  CheckCircleIcon,
  ClockCounterClockwiseIcon,
  DeviceMobileIcon,
  EnvelopeSimpleIcon,
  type IconKind,
  IdentificationCardIcon,
  LockIcon,
  QrCodeIcon,
  SignInIcon,
  VaultIcon,
  WarningCircleIcon,
} from '../../../shared/look/icons.ts'
import { NotYet } from '../../../shared/parts/NotYet.tsx'
import { useBrand } from '../../../shared/session/brand.ts'
import { useLanguage, useText } from '../../../shared/text/text.ts'
import type { Item } from './items.ts'
import { Places, Section, Sessions } from './Presence.tsx'
import { useOverview } from './queries.ts'

type Known = ReplyOf<typeof security.overview>

interface Row {
  readonly item: Item
  readonly icon: IconKind
  readonly detail: string
  readonly badge: { readonly tone: BadgeTone; readonly text: string }
  readonly action: string
}

/** What is known of sign-in by accounts of others. */
export interface OtherWays {
  /** Names of those that open this account. */
  readonly linked: readonly string[]
}

/** Each thing that is kept safe, whether it is set, and what to do next. */
export default function Overview({ ways, onOpen }: { ways: OtherWays | null; onOpen: (item: Item) => void }) {
  const overview = useOverview()
  if (overview.isPending || overview.isError) return <NotYet of={overview} title="security.failed" />
  return <Items of={overview.data} ways={ways} onOpen={onOpen} />
}

interface ItemsProps {
  of: Known
  ways: OtherWays | null
  onOpen: (item: Item) => void
}

function Items({ of, ways, onOpen }: ItemsProps) {
  const text = useText()
  const rows = useRows(of, ways)
  const next = rows.find((row) => !isDone(row))
  return (
    <div className="grid content-start gap-6">
      <NextStep next={next ?? null} done={rows.filter(isDone).length} of={rows.length} onOpen={onOpen} />
      <Section title={text('security.sign_in')}>
        <Card as="ul" className="overflow-hidden">
          {rows.map((row) => (
            <ItemRow key={row.item} row={row} onOpen={onOpen} />
          ))}
        </Card>
      </Section>
      <Sessions />
      <Places />
      <Button
        className="justify-self-start"
        icon={<ClockCounterClockwiseIcon size={18} />}
        onClick={() => onOpen('history')}
      >
        {text('security.history')}
      </Button>
    </div>
  )
}

/** What asks for a step of the member. */
const isDone = ({ badge }: Row): boolean => badge.tone !== 'warning' && badge.tone !== 'negative'

const documentTones: Readonly<Record<Known['documents'], BadgeTone>> = {
  none: 'neutral',
  draft: 'warning',
  pending: 'info',
  approved: 'positive',
  refused: 'negative',
}

function useRows(data: Known, ways: OtherWays | null): readonly Row[] {
  const text = useText()
  const language = useLanguage()
  const { timeZone } = useBrand()
  const day = (at: string) => formatDateTime(at, language, timeZone, 'day')
  const set = { tone: 'positive', text: text('security.is_set') } as const
  const advised = { tone: 'warning', text: text('security.advised') } as const
  const contactRow = (item: 'mobile' | 'email', icon: IconKind): Row => {
    const bound = data[item]
    const isFresh = data.changedLately.includes(item)
    return {
      item,
      icon,
      detail: bound
        ? `${bound.masked}${isFresh ? ` · ${text('security.changed_lately')}` : ''}`
        : text('security.not_bound'),
      badge: bound?.isVerified
        ? { tone: 'positive', text: text('security.verified') }
        : bound
          ? { tone: 'warning', text: text('security.unverified') }
          : advised,
      action: text(bound?.isVerified ? 'security.change' : bound ? 'security.verify' : 'security.bind'),
    }
  }
  const waysRow = ({ linked }: OtherWays): Row => ({
    item: 'ways',
    icon: SignInIcon,
    detail: linked.join(' · ') || text('security.ways_short'),
    badge:
      linked.length > 0
        ? { tone: 'positive', text: text('thirdparty.linked_mark') }
        : { tone: 'neutral', text: text('thirdparty.not_linked') },
    action: text('security.manage'),
  })
  return [
    contactRow('mobile', DeviceMobileIcon),
    contactRow('email', EnvelopeSimpleIcon),
    {
      item: 'password',
      icon: LockIcon,
      detail: data.passwordChangedAt
        ? text('security.changed_on', { day: day(data.passwordChangedAt) })
        : text('security.not_set'),
      badge: data.passwordChangedAt ? set : advised,
      action: text(data.passwordChangedAt ? 'security.change' : 'security.set'),
    },
    {
      item: 'payment',
      icon: VaultIcon,
      detail: text('security.payment_short'),
      badge: data.paymentPasswordSet ? set : advised,
      action: text(data.paymentPasswordSet ? 'security.change' : 'security.set'),
    },
    {
      item: 'authenticator',
      icon: QrCodeIcon,
      detail: data.authenticatorSince
        ? text('security.codes_left', { count: data.recoveryCodesLeft })
        : text('security.authenticator_short'),
      badge: data.authenticatorSince ? { tone: 'positive', text: text('security.is_on') } : advised,
      action: text(data.authenticatorSince ? 'security.manage' : 'security.turn_on'),
    },
    ...(ways ? [waysRow(ways)] : []),
    {
      item: 'documents',
      icon: IdentificationCardIcon,
      detail: text('security.documents_short'),
      badge: { tone: documentTones[data.documents], text: text(`security.state_${data.documents}`) },
      action: text(
        data.documents === 'pending' || data.documents === 'approved' ? 'security.look' : 'security.upload',
      ),
    },
  ]
}

const signs: Partial<Record<BadgeTone, ReactNode>> = {
  positive: <CheckCircleIcon size={14} weight="fill" />,
  warning: <WarningCircleIcon size={14} weight="fill" />,
  negative: <WarningCircleIcon size={14} weight="fill" />,
}

/** The whole row opens the item. */
function ItemRow({ row, onOpen }: { row: Row; onOpen: (item: Item) => void }) {
  const text = useText()
  const { icon: Icon, badge } = row
  return (
    <li className="border-line [&+&]:border-t">
      <button
        type="button"
        className="flex w-full items-center gap-4 px-4 py-3 text-start hover:bg-surface-2 md:px-5"
        onClick={() => onOpen(row.item)}
      >
        <Icon size={22} className="flex-none text-positive" />
        <span className="min-w-0 flex-1">
          <span className="block font-[640]">{text(`security.${row.item}` as 'security.mobile')}</span>
          <span className="num block text-[13px] text-text-2 [overflow-wrap:anywhere]">{row.detail}</span>
        </span>
        <Badge tone={badge.tone} icon={signs[badge.tone]}>
          {badge.text}
        </Badge>
        <span className="min-w-[76px] text-end text-[14px] font-[640] text-link max-sm:hidden">
          {row.action}
        </span>
        <CaretRightIcon size={16} className="flex-none text-text-3 sm:hidden rtl:-scale-x-100" />
      </button>
    </li>
  )
}

/** The one thing that is worth doing now, or word that all is done. No score. */
interface NextStepProps {
  next: Row | null
  done: number
  of: number
  onOpen: (item: Item) => void
}

function NextStep({ next, done, of, onOpen }: NextStepProps) {
  const text = useText()
  return (
    <div className="rind on-rind relative flex flex-wrap items-center gap-x-5 gap-y-4 overflow-hidden rounded-[20px] p-5">
      <RindTexture strength={0.2} fade="start" />
      <HexProgress done={done} of={of} />
      <div className="relative min-w-[200px] flex-1">
        <p className="text-[18px] font-[720]">
          {next ? text(`security.next_${next.item}` as 'security.next_mobile') : text('security.all_done')}
        </p>
        <p className="text-[14px] text-on-rind-2">
          {next ? text(`security.why_${next.item}` as 'security.why_mobile') : text('security.all_done_text')}
        </p>
      </div>
      {next && (
        <Button look="gold" className="relative max-sm:w-full" onClick={() => onOpen(next.item)}>
          {next.action}
        </Button>
      )}
    </div>
  )
}
