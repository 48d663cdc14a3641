import { useRef } from 'react'

/** A name for a press: the same content keeps it until it is known to be over, so that trying again does nothing twice. */
export function useKey(): { of: (content: string) => string; over: () => void } {
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
