import type { ReplyOf, returns } from '@jackfruit/contracts'
import { formatCount, formatDateTime } from '@jackfruit/i18n'
import { join } from '@jackfruit/ui'
import { useId, useState } from 'react'
import { CaretDownIcon } from '../../../shared/look/icons.ts'
import { useLanguage, useText } from '../../../shared/text/text.ts'
import { Interval } from './Interval.tsx'

type Game = ReplyOf<typeof returns.gameReturns>['games'][number]

/** A game over the whole period; what it opens are its days. */
export function GameReturns({ game }: { game: Game }) {
  const text = useText()
  const language = useLanguage()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const { gameName, vendorName, published, total, days, version, buildHash } = game
  return (
    <li className="border-line not-first:border-t" data-game={game.nodeId}>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        className="grid w-full grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2 px-4 py-4 text-start md:grid-cols-[minmax(0,1fr)_minmax(0,380px)_auto] md:px-6"
        onClick={() => setOpen(!isOpen)}
      >
        <span className="min-w-0">
          <span className="block font-[640] [overflow-wrap:anywhere]">{gameName}</span>
          <span className="block text-[13px] text-text-2">
            {vendorName} · <bdi>{text('returns.published', { rtp: published })}</bdi>
          </span>
        </span>
        <CaretDownIcon
          size={18}
          weight="bold"
          className={join('flex-none text-text-2 transition-transform md:order-last', isOpen && 'rotate-180')}
        />
        <span className="max-md:col-span-2">
          <Interval of={total} published={published} label={gameName} />
        </span>
      </button>
      {isOpen && (
        <div id={id} className="bg-sunken px-4 py-4 md:px-6">
          <ul className="grid gap-3">
            {days.map((day) => {
              // The day is a date already: noon of it by Greenwich is the same date there.
              const name = formatDateTime(`${day.day}T12:00:00Z`, language, 'UTC', 'date')
              return (
                <li
                  key={day.day}
                  className="grid items-center gap-x-4 gap-y-1 md:grid-cols-[minmax(0,1fr)_minmax(0,380px)]"
                >
                  <span className="num text-[14px] text-text-2">{name}</span>
                  <Interval of={day} published={published} label={name} />
                </li>
              )
            })}
          </ul>
          <p className="mt-4 text-[13px] text-text-2 [overflow-wrap:anywhere]">
            {text('returns.build', { version, hash: buildHash.slice(0, 16) })} ·{' '}
            {text('returns.rounds', { number: formatCount(total.rounds) })}
          </p>
        </div>
      )}
    </li>
  )
}
