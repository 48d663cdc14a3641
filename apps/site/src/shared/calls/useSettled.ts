import { useEffect, useState } from 'react'

/** Long enough that a word is asked for once, not letter by letter. */
const calmMs = 300

/** The value, once it has stayed the same for a moment. */
export function useSettled<Value>(value: Value, quietMs = calmMs): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), quietMs)
    return () => clearTimeout(timer)
  }, [value, quietMs])
  return settled
}
