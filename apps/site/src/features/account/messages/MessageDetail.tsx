import { formatDateTime, formatMoney } from '@jackfruit/i18n'
import { Badge, Button, IconButton, RindTexture } from '@jackfruit/ui'
import { useEffect, useRef } from 'react'
import {
  CoinsIcon,
  HourglassIcon,
  type IconKind,
  InfoIcon,
  MapPinIcon,
  TrashIcon,
  UserIcon,
} from '../../../shared/look/icons.ts'
import { WayBack } from '../../../shared/parts/SubPage.tsx'
import { useBrand } from '../../../shared/session/brand.ts'
import { useLanguage, useText } from '../../../shared/text/text.ts'
import { Written } from '../../../shared/text/Written.tsx'
import type { Message } from './queries.ts'
import { faceOf, hasExpired, wordsOf } from './words.ts'

export type Link = NonNullable<Message['link']>

interface MessageDetailProps {
  message: Message
  onBack: () => void
  onRemove: () => void
  onLead: (link: Link) => void
}

/** One message whole: what, when, its facts, its words, and the way to what it tells of. */
export function MessageDetail({ message, onBack, onRemove, onLead }: MessageDetailProps) {
  const text = useText()
  const language = useLanguage()
  const { timeZone } = useBrand()
  const place = useRef<HTMLElement>(null)
  const { title, content, foreign } = wordsOf(text, message, { language, timeZone })
  const { icon: Icon } = faceOf(message)
  const { link } = message
  // What covers the list that it was chosen in takes the focus; beside the list that stays where it was pressed.
  useEffect(() => {
    if (document.activeElement === document.body) place.current?.focus()
  }, [])
  return (
    <div className="grid min-w-0 gap-2">
      <div className="@min-[640px]/inbox:hidden">
        <WayBack to={text('inbox.back')} onBack={onBack} />
      </div>
      <article
        ref={place}
        tabIndex={-1}
        aria-label={title}
        data-testid="message"
        className="card min-w-0 overflow-hidden outline-0"
      >
        <header className="rind on-rind relative overflow-hidden px-5 py-6">
          <RindTexture strength={0.2} fade="start" />
          <div className="relative flex items-start gap-4">
            <div className="min-w-0 flex-1">
              {message.isUrgent && !hasExpired(message) && <Badge tone="new">{text('inbox.urgent')}</Badge>}
              {hasExpired(message) && <Badge tone="neutral">{text('inbox.expired')}</Badge>}
              <h3 className="mt-2 !text-[21px] !leading-[1.3] tall:!leading-[1.65]">
                <bdi>{title}</bdi>
              </h3>
              <p className="num mt-1 text-[13px] text-on-rind-2">
                {text('inbox.sent', { at: formatDateTime(message.at, language, timeZone, 'short') })}
              </p>
            </div>
            <Icon size={44} weight="duotone" className="flex-none text-gold-300" />
          </div>
        </header>
        <div className="grid gap-4 p-5">
          {foreign && (
            <p className="flex items-center gap-2 text-[13px] text-text-2">
              <InfoIcon size={18} className="flex-none text-info" />
              {text('inbox.language', { language: foreign })}
            </p>
          )}
          <Facts message={message} />
          {message.kind === 'announcement' ? (
            <Written html={content} />
          ) : (
            <p className="text-[15px] leading-[1.65] whitespace-pre-line text-text-2 tall:leading-[1.85]">
              <bdi>{content}</bdi>
            </p>
          )}
          <div className="flex flex-wrap items-center gap-3">
            {link && (
              <Button look="green" data-testid="message-way" onClick={() => onLead(link)}>
                {nameOf(text, link)}
              </Button>
            )}
            <IconButton label={text('inbox.remove')} className="ms-auto" onClick={onRemove}>
              <TrashIcon size={20} />
            </IconButton>
          </div>
        </div>
      </article>
    </div>
  )
}

function nameOf(text: ReturnType<typeof useText>, link: Link): string {
  if (link.to === 'page') return text(`member.page_${link.page}`)
  return text(link.to === 'game' ? 'inbox.go_game' : 'inbox.go_path')
}

/** What the message is about, figure by figure. */
function Facts({ message: { facts } }: { message: Message }) {
  const text = useText()
  const language = useLanguage()
  const { timeZone } = useBrand()
  const { amount, currency, until, place, from } = facts
  const rows: (readonly [IconKind, string, string])[] = []
  if (amount && currency) rows.push([CoinsIcon, text('inbox.amount'), formatMoney(amount, currency)])
  if (until)
    rows.push([HourglassIcon, text('inbox.until'), formatDateTime(until, language, timeZone, 'short')])
  if (from) rows.push([UserIcon, text('inbox.from'), from])
  if (place) rows.push([MapPinIcon, text('inbox.place'), place])
  if (rows.length === 0) return null
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(150px,1fr))] gap-2.5">
      {rows.map(([Icon, name, value]) => (
        <div key={name} className="min-w-0 rounded-[14px] bg-surface-2 px-4 py-3">
          <dt className="text-[13px] text-text-3">
            <Icon size={20} className="mb-1.5 text-positive" />
            {name}
          </dt>
          <dd className="num text-[15px] font-[700] [overflow-wrap:anywhere]">
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  )
}
