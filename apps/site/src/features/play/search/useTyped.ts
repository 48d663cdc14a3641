import { useState } from 'react'
import { useSettled } from '../../../shared/calls/useSettled.ts'

const quietMs = 120
/** One letter is in nearly every name. */
const leastLetters = 2

const clean = (typed: string) => typed.replace(/\s+/g, ' ').trim()

/**
 * What stands in the field, and the word that is looked for: what was typed, once the hand rests; what was entered,
 * at once and however short.
 */
export function useTyped() {
  const [typed, setTyped] = useState('')
  const [entered, setEntered] = useState('')
  const now = clean(typed)
  const settled = useSettled(now, quietMs)
  const isEntered = now !== '' && entered === now
  const word = isEntered ? now : [...settled].length >= leastLetters && now !== '' ? settled : ''
  const enter = (wanted: string) => {
    const whole = clean(wanted)
    setTyped(whole)
    setEntered(whole)
    return whole
  }
  return { typed, setTyped, word, enter }
}
