import { useEffect, useState } from 'react'
import { useText } from '../../../shared/text/text.ts'

interface CountdownProps {
  /** By the server's clock. */
  until: string
  /** The server's clock when it answered: whatever this device's clock says, as much is left as there is. */
  now: string
  /** Of the whole time, in minutes: draws how much of it is left. */
  of?: number
}

const told = [10, 5, 1]

/** Minutes and seconds that are left. Readers of the screen hear of it at ten, five and one. */
export function Countdown({ until, now, of }: CountdownProps) {
  const text = useText()
  const left = useLeft(until, now)
  const minutes = Math.ceil(left / 60)
  const figure = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`
  return (
    <>
      <span className="num text-[22px] leading-[1.2] font-[760]" role="timer" aria-live="off">
        {figure}
      </span>
      <span className="sr-only" role="status">
        {told.includes(minutes) ? text('peer.minutes_left', { count: minutes }) : ''}
      </span>
      {of !== undefined && (
        <span aria-hidden="true" className="col-span-full block h-1.5 rounded-full bg-sunken">
          <span
            className="block h-full rounded-full bg-gold-600"
            style={{ width: `${Math.min(100, (left / (of * 60)) * 100)}%` }}
          />
        </span>
      )}
    </>
  )
}

function useLeft(until: string, now: string): number {
  const [ahead, setAhead] = useState(() => Date.parse(now) - Date.now())
  const [here, setHere] = useState(() => Date.now())
  useEffect(() => {
    setAhead(Date.parse(now) - Date.now())
    const timer = setInterval(() => setHere(Date.now()), 500)
    return () => clearInterval(timer)
  }, [now])
  return Math.max(0, Math.ceil((Date.parse(until) - here - ahead) / 1000))
}
