/** The figure of the brand's pot as it stands on screen and as it is spoken. */
import { currencyOf } from '@jackfruit/kernel'
import { useEffect, useState } from 'react'
import { useBrand } from '../../../shared/session/brand.ts'
import { amountAt, type Count, corrected, type Pot } from './counting.ts'

const spokenEvery = 60_000

/** The figure on screen: counted by the clock of this browser, put right by every look at the pool. */
export function useCount(pot: Pot, readAt: number, isPaused: boolean): bigint {
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
export function useSpoken(newest: string): string {
  const [spoken, setSpoken] = useState({ text: newest, at: Date.now() })
  useEffect(() => {
    if (spoken.text === newest) return
    const wait = Math.max(0, spoken.at + spokenEvery - Date.now())
    const timer = setTimeout(() => setSpoken({ text: newest, at: Date.now() }), wait)
    return () => clearTimeout(timer)
  }, [newest, spoken])
  return spoken.text
}
