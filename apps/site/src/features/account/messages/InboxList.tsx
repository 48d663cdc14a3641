import { formatDateTime } from '@jackfruit/i18n'
import { join } from '@jackfruit/ui'
import { useBrand } from '../../../shared/session/brand.ts'
import { useLanguage, useText } from '../../../shared/text/text.ts'
import type { Message } from './queries.ts'
import { faceOf, hasExpired, plainOf, wordsOf } from './words.ts'

interface InboxListProps {
  messages: readonly Message[]
  chosen: string | null
  onChoose: (message: Message) => void
}

/** One row each: what it is, when, the beginning of its words. Read by opening it, never by passing over. */
export function InboxList({ messages, chosen, onChoose }: InboxListProps) {
  const text = useText()
  return (
    <ul aria-label={text('inbox.list')} className="divide-y divide-line">
      {messages.map((message) => (
        <li key={message.id} className="grid">
          <Row message={message} isChosen={message.id === chosen} onChoose={onChoose} />
        </li>
      ))}
    </ul>
  )
}

interface RowProps {
  message: Message
  isChosen: boolean
  onChoose: (message: Message) => void
}

function Row({ message, isChosen, onChoose }: RowProps) {
  const text = useText()
  const language = useLanguage()
  const { timeZone } = useBrand()
  const { title, content } = wordsOf(text, message, { language, timeZone })
  const { icon: Icon, look } = faceOf(message)
  const isOver = hasExpired(message)
  const { isRead, isUrgent } = message
  return (
    <button
      type="button"
      data-message={message.id}
      data-kind={message.kind}
      data-unread={!isRead || undefined}
      aria-current={isChosen ? 'true' : undefined}
      className={join(
        'relative flex items-start gap-3 px-4 py-3.5 text-start -outline-offset-3 hover:bg-surface-2',
        isChosen &&
          'bg-selected before:absolute before:inset-y-0 before:start-0 before:w-1 before:bg-gold-500',
      )}
      onClick={() => onChoose(message)}
    >
      <span
        className={join(
          'grid h-10 w-10 flex-none place-items-center rounded-[11px]',
          isOver ? 'bg-sunken text-text-3' : look,
        )}
      >
        <Icon size={20} />
      </span>
      <span className="min-w-0 flex-1">
        <span className="flex items-baseline gap-2">
          <span
            className={join(
              'min-w-0 flex-1 text-[15px] leading-[1.4] tall:leading-[1.7]',
              isRead ? 'font-[560]' : 'font-[720]',
            )}
          >
            <bdi>{title}</bdi>
            {!isRead && !isOver && (
              <span className="ms-2 inline-block h-2 w-2 rounded-full bg-[var(--chili-600)] align-middle">
                <span className="sr-only">{text('inbox.show_unread')}</span>
              </span>
            )}
          </span>
          <time dateTime={message.at} className="num flex-none text-[12px] text-text-3">
            {dayOrTime(message.at, language, timeZone)}
          </time>
        </span>
        <span className="mt-0.5 line-clamp-2 text-[13px] leading-[1.5] text-text-2 tall:leading-[1.75]">
          {isOver ? text('inbox.expired') : <bdi>{plainOf(content)}</bdi>}
        </span>
        {isUrgent && !isRead && !isOver && (
          <span className="badge badge-negative mt-1.5">{text('inbox.urgent')}</span>
        )}
      </span>
    </button>
  )
}

const dayMs = 24 * 3_600_000

function dayOrTime(at: string, language: string, timeZone: string): string {
  const isLately = Date.now() - new Date(at).getTime() < dayMs
  if (!isLately) return formatDateTime(at, language, timeZone, 'date')
  return formatDateTime(at, language, timeZone, 'time').replace(/:\d\d$/, '')
}
