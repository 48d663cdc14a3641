import { type FocusEvent, type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'

/** A pointer that crosses a tile on its way opens nothing. */
const intentMs = 180

export const withPointer = '(hover: hover) and (min-width: 56.25rem)'

/** Which of several things a pointer rests on, or the keyboard has come to; Escape lets go of it. */
export function useHovered<Key>() {
  const [hovered, setHovered] = useState<Key | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const show = (key: Key | null) => {
    clearTimeout(timer.current)
    setHovered(key)
  }
  const handlersOf = (key: Key) => ({
    onPointerEnter: ({ pointerType }: PointerEvent) => {
      if (pointerType !== 'mouse' || !matchMedia(withPointer).matches) return
      clearTimeout(timer.current)
      timer.current = setTimeout(() => setHovered(key), intentMs)
    },
    onPointerLeave: ({ pointerType }: PointerEvent) => {
      if (pointerType === 'mouse') show(null)
    },
    onFocus: ({ target }: FocusEvent) => {
      const isWhole = target.classList.contains('tile-hit') && target.matches(':focus-visible')
      if (isWhole && matchMedia(withPointer).matches) show(key)
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (hovered === key && !currentTarget.contains(relatedTarget)) show(null)
    },
    onKeyDown: ({ key: pressed, currentTarget }: KeyboardEvent) => {
      if (pressed !== 'Escape' || hovered !== key) return
      // What goes may have the focus.
      currentTarget.querySelector<HTMLElement>('.tile-hit')?.focus()
      show(null)
    },
  })
  return { hovered, handlersOf }
}
