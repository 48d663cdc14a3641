import { moneyParts } from '@jackfruit/i18n'
import { currencyOf } from '@jackfruit/kernel'
import { Button, IconButton, RindTexture } from '@jackfruit/ui'
import { useEffect, useState } from 'react'
import { PauseIcon, PlayIcon, TrophyIcon } from '../../../shared/look/icons.ts'
import { useBrand } from '../../../shared/session/brand.ts'
import { useText } from '../../../shared/text/text.ts'
import { amountAt, type Count, corrected, type Pot } from './counting.ts'
import { Digits } from './Digits.tsx'
import { usePot } from './queries.ts'

interface JackpotProps {
  /** Where it can be won; without such a place there is no button. */
  onPlay: (() => void) | null
}

/** The pool of the brand, counted up between two looks. Where the platform serves none, nothing stands here. */
export default function Jackpot({ onPlay }: JackpotProps) {
  const pot = usePot()
  return pot.data ? <Counter pot={pot.data} readAt={pot.dataUpdatedAt} onPlay={onPlay} /> : null
}

interface CounterProps extends JackpotProps {
  pot: Pot
  readAt: number
}

const spokenEvery = 60_000

function Counter({ pot, readAt, onPlay }: CounterProps) {
  const text = useText()
  const { currency } = useBrand()
  const [isPaused, setPaused] = useState(false)
  const amount = useCount(pot, readAt, isPaused)
  const { symbol, figure } = moneyParts(amount, currency)
  const spoken = useSpoken(`${symbol} ${figure}`)
  return (
    <section
      aria-label={text('home.jackpot_title')}
      data-testid="jackpot"
      className="rind on-rind overflow-hidden rounded-[20px] px-4 py-3.5 md:flex md:min-h-[140px] md:items-center md:gap-6 md:rounded-[24px] md:px-7"
    >
      <RindTexture strength={0.14} fade="start" />
      <div className="flex items-center justify-between gap-3 md:w-[190px] md:flex-none md:flex-col md:items-start md:gap-1">
        <h2 className="flex items-center gap-2 !text-[15px] text-gold-300 md:!text-[17px]">
          <TrophyIcon size={22} weight="fill" className="flex-none text-gold-400" />
          {text('home.jackpot_title')}
        </h2>
        <p className="text-[13px] leading-[1.45] text-on-rind-2 [:lang(my)_&]:leading-[1.7]">
          {text('home.jackpot_note')}
        </p>
      </div>
      <div className="flex min-w-0 flex-1 items-center gap-1 max-md:mt-2.5">
        <Digits symbol={symbol} figure={figure} label={text('home.jackpot_label', { amount: spoken })} />
        <IconButton
          isBare
          label={text(isPaused ? 'home.jackpot_go_on' : 'home.jackpot_pause')}
          className="!h-8 !min-h-8 !w-8 !min-w-8"
          onClick={() => setPaused(!isPaused)}
        >
          {isPaused ? <PlayIcon size={14} weight="fill" /> : <PauseIcon size={14} weight="fill" />}
        </IconButton>
      </div>
      {onPlay && (
        <Button look="gold" className="flex-none max-md:mt-3 max-md:w-full" onClick={onPlay}>
          {text('home.jackpot_play')}
        </Button>
      )}
    </section>
  )
}

/** The figure on screen: counted by the clock of this browser, put right by every look at the pool. */
function useCount(pot: Pot, readAt: number, isPaused: boolean): bigint {
  const { scale } = currencyOf(useBrand().currency)
  const [count, setCount] = useState<{ readAt: number; value: Count | null }>(() => ({
    readAt,
    value: corrected(null, pot, readAt, scale),
  }))
  const [now, setNow] = useState(() => Date.now())
  if (count.readAt !== readAt) setCount({ readAt, value: corrected(count.value, pot, readAt, scale) })
  const { value } = count

  useEffect(() => {
    if (isPaused || !value) return
    const tick = () => setNow(Date.now())
    let timer = setTimeout(function next() {
      tick()
      timer = setTimeout(next, untilNext())
    }, untilNext())
    function untilNext() {
      return value ? value.everyMs - ((Date.now() - value.since) % value.everyMs) + 1 : spokenEvery
    }
    return () => clearTimeout(timer)
  }, [isPaused, value])

  return value ? amountAt(value, now) : 0n
}

/** What a screen reader finds: it changes once a minute at most, and announces nothing by itself. */
function useSpoken(newest: string): string {
  const [spoken, setSpoken] = useState({ text: newest, at: Date.now() })
  useEffect(() => {
    if (spoken.text === newest) return
    const wait = Math.max(0, spoken.at + spokenEvery - Date.now())
    const timer = setTimeout(() => setSpoken({ text: newest, at: Date.now() }), wait)
    return () => clearTimeout(timer)
  }, [newest, spoken])
  return spoken.text
}
