import { type RefObject, useLayoutEffect, useRef } from 'react'

/** The place in an amount with commas that has so many other signs before it. */
export function caretIn(shown: string, signs: number): number {
  let at = 0
  for (let left = signs; left > 0 && at < shown.length; at++) if (shown[at] !== ',') left--
  return at
}

/** Keeps the caret where it was typed, while commas are set between thousands. What it answers is told each change. */
export function useCaret(
  field: RefObject<HTMLInputElement | null>,
  shown: string,
): (typed: HTMLInputElement) => void {
  const signs = useRef<number | null>(null)
  useLayoutEffect(() => {
    if (signs.current === null) return
    const at = caretIn(shown, signs.current)
    signs.current = null
    field.current?.setSelectionRange(at, at)
  }, [field, shown])
  return ({ value, selectionStart }) => {
    signs.current = value.slice(0, selectionStart ?? value.length).replace(/[,\s]/g, '').length
  }
}
