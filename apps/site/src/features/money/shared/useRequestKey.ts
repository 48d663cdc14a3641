import { useRef } from 'react'

/** One key for one content: pressed twice, or sent again after a lost answer, it is one request. */
export function useRequestKey(content: string): string {
  const kept = useRef({ content, key: freshKey() })
  if (kept.current.content !== content) kept.current = { content, key: freshKey() }
  return kept.current.key
}

const freshKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
