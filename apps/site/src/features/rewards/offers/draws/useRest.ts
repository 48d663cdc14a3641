import { useEffect, useRef } from 'react'
import type { Drawing } from './useDraw.ts'

/** What falls comes to rest after this time. Not by the end of a transition: a page in the background shows none. */
export function useRest({ phase, rest }: Pick<Drawing, 'phase' | 'rest'>, afterMs: number): void {
  const told = useRef(rest)
  told.current = rest
  const isFalling = phase === 'falling'
  useEffect(() => {
    if (!isFalling) return
    const timer = setTimeout(() => told.current(), afterMs)
    return () => clearTimeout(timer)
  }, [isFalling, afterMs])
}
