import { useLayoutEffect, useRef } from 'react'
import { note } from '../text/notes.ts'
import { useText } from '../text/text.ts'
import { ask } from './asked.ts'

/** For as long as this component stands, a secret is asked for; before anything can be typed, frames are gone. */
export function useSecret(value: string, onType: (typed: string) => void): void {
  const text = useText()
  const now = useRef({ value, onType, text })
  useLayoutEffect(() => {
    now.current = { value, onType, text }
  })
  useLayoutEffect(
    () =>
      ask({
        holds: () => now.current.value !== '',
        forget: () => now.current.onType(''),
        tell: () => note('bad', now.current.text('security.emptied')),
      }),
    [],
  )
}
