import { useRef, useState } from 'react'
import { useCountdown } from '../../../shared/form/useCountdown.ts'

const askEvery = 1000

/** The button that sends a code: at most once a second, and then resting for as long as `ask` answers, in minutes. */
export function useSending(ask: () => Promise<number | null>) {
  const lastAsked = useRef(0)
  const [isAsking, setAsking] = useState(false)
  const [isSent, setSent] = useState(false)
  const { left, start } = useCountdown()

  const send = async () => {
    if (left > 0 || isAsking || Date.now() - lastAsked.current < askEvery) return
    lastAsked.current = Date.now()
    setAsking(true)
    const minutes = await ask()
    setAsking(false)
    if (minutes === null) return
    setSent(true)
    start(minutes * 60)
  }
  return { left, isAsking, isSent: isSent && left > 0, send: () => void send() }
}
