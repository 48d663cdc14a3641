import { formatMoney, moneyParts } from '@jackfruit/i18n'
import { IconButton } from '@jackfruit/ui'
import { type CSSProperties, type ReactNode, useState } from 'react'
import { PauseIcon, PlayIcon } from '../../../shared/look/icons.ts'
import { useBrand } from '../../../shared/session/brand.ts'
import { useText } from '../../../shared/text/text.ts'
import type { Pot } from './counting.ts'
import { Digits } from './Digits.tsx'
import { type Meter, useMeters, usePot } from './queries.ts'
import { useCount, useSpoken } from './useCount.ts'

interface JackpotProps {
  /** Where the brand's pot can be won. */
  onPlay: () => void
  /** To the game whose stakes feed a pot of its own. */
  onGame: (nodeId: string) => void
}

/** A pot is told by its colour before its name is read: the greatest is red, the smallest green. */
const colours = ['#c9372c', '#7a3fd0', '#2f6fd6', '#1f9d5c'] as const

/** The pots that stand open: the brand's, counted up between two looks, and those of games. Without any nothing stands here. */
export default function Jackpot({ onPlay, onGame }: JackpotProps) {
  const text = useText()
  const pot = usePot()
  const meters = useMeters()
  const own = (meters.data ?? []).filter(({ nodeId }) => nodeId !== null)
  if (!pot.data && own.length === 0) return null
  return (
    <section aria-label={text('home.jackpot_title')} data-testid="jackpot" className="pots card">
      <div className="flex items-baseline justify-between gap-3 max-md:sr-only">
        <h2 className="flex-none !text-[19px] tall:!text-[16px]">{text('home.jackpot_title')}</h2>
        <p className="min-w-0 truncate text-[13px] text-text-2">{text('home.jackpot_note')}</p>
      </div>
      <ul className="pots-list">
        {pot.data && (
          <Strip colour={colours[0]} isGreatest>
            <Counter pot={pot.data} readAt={pot.dataUpdatedAt} onPlay={onPlay} />
          </Strip>
        )}
        {own.map((meter, place) => (
          <Strip key={`${meter.nodeId}${meter.name}`} colour={colours[1 + (place % 3)] ?? colours[0]}>
            <GamePot meter={meter} onGame={onGame} />
          </Strip>
        ))}
      </ul>
    </section>
  )
}

interface StripProps {
  colour: string
  isGreatest?: boolean
  children: ReactNode
}

const Strip = ({ colour, isGreatest, children }: StripProps) => (
  <li
    className="pot on-rind"
    data-greatest={isGreatest || undefined}
    style={{ '--pot': colour } as CSSProperties}
  >
    <span className="pot-coin" aria-hidden="true" />
    {children}
  </li>
)

function Counter({ pot, readAt, onPlay }: { pot: Pot; readAt: number; onPlay: () => void }) {
  const text = useText()
  const { currency } = useBrand()
  const [isPaused, setPaused] = useState(false)
  const amount = useCount(pot, readAt, isPaused)
  const { symbol, figure } = moneyParts(amount, currency)
  const spoken = useSpoken(`${symbol} ${figure}`)
  return (
    <>
      <button type="button" className="pot-name" onClick={onPlay}>
        {text('home.jackpot_title')}
        <span className="pot-by">{text('home.jackpot_play')}</span>
      </button>
      <div className="pot-digits">
        <Digits symbol={symbol} figure={figure} label={text('home.jackpot_label', { amount: spoken })} />
        <IconButton
          isBare
          label={text(isPaused ? 'home.jackpot_go_on' : 'home.jackpot_pause')}
          className="!z-[2] !h-8 !min-h-8 !w-8 !min-w-8"
          onClick={() => setPaused(!isPaused)}
        >
          {isPaused ? <PlayIcon size={14} weight="fill" /> : <PauseIcon size={14} weight="fill" />}
        </IconButton>
      </div>
    </>
  )
}

/** Pots carry names of their own, such as `chinthe-grand`: the last word tells them apart. */
const nameOf = (name: string): string => {
  const word = name.split('-').at(-1) ?? name
  return word.charAt(0).toUpperCase() + word.slice(1)
}

function GamePot({ meter, onGame }: { meter: Meter; onGame: (nodeId: string) => void }) {
  const text = useText()
  const { currency } = useBrand()
  const { name, nodeId, amount, mustFallBy } = meter
  return (
    <>
      <button type="button" className="pot-name" onClick={() => nodeId && onGame(nodeId)}>
        <bdi>{nameOf(name)}</bdi>
        {mustFallBy && (
          <span className="pot-by">
            {text('home.pot_by', { amount: formatMoney(mustFallBy, currency, { whole: true }) })}
          </span>
        )}
      </button>
      <b className="num pot-amount" dir="ltr">
        {formatMoney(amount, currency)}
      </b>
    </>
  )
}
