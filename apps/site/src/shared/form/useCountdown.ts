import { useEffect, useState } from 'react'

/** Seconds until something may be asked for again; counts by the clock, so that a sleeping tab is right when it wakes. */
export function useCountdown(): { left: number; start: (seconds: number) => void } {
  const [until, setUntil] = useState(0)
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (until <= Date.now()) return
    const timer = setInterval(() => {
      setNow(Date.now())
      if (Date.now() >= until) clearInterval(timer)
    }, 250)
    return () => clearInterval(timer)
  }, [until])
  return {
    left: Math.max(0, Math.ceil((until - now) / 1000)),
    start(seconds) {
      setNow(Date.now())
      setUntil(Date.now() + seconds * 1000)
    },
  }
}
