import { useRef } from 'react'

/** A name for what is asked: the same content keeps it until it is known to be over, so that trying again moves nothing twice. */
export function useRequestId(): { of: (content: string) => string; over: () => void } {
  const last = useRef<{ content: string; id: string } | null>(null)
  return {
    of(content) {
      if (last.current?.content !== content) last.current = { content, id: crypto.randomUUID() }
      return last.current.id
    },
    over() {
      last.current = null
    },
  }
}
