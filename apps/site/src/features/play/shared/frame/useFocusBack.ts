import { type RefObject, useEffect } from 'react'

/** Where the focus was last, windows over the page aside. It outlives the frame that is replaced. */
export interface FocusMark {
  wasInFrame: boolean
}

/**
 * A frame that stands again after another was taken away gets the focus back, if that one had it and nothing else has
 * it now. The document hears nothing of a frame that is focused but that the window loses the focus.
 */
export function useFocusBack(frame: RefObject<HTMLIFrameElement | null>, mark: RefObject<FocusMark>): void {
  useEffect(() => {
    const isFree = !document.activeElement || document.activeElement === document.body
    if (mark.current.wasInFrame && isFree) frame.current?.focus({ preventScroll: true })
  }, [frame, mark])
  useEffect(() => {
    // Some browsers know only after the event who has it.
    const look = () =>
      void setTimeout(() => {
        if (frame.current && document.activeElement === frame.current) mark.current.wasInFrame = true
      })
    const elsewhere = ({ target }: FocusEvent) => {
      const isFrame = target === frame.current
      const isOver = target instanceof Element && target.closest('[role="dialog"], [role="alertdialog"]')
      if (!isFrame && !isOver) mark.current.wasInFrame = false
    }
    window.addEventListener('blur', look)
    document.addEventListener('focusin', elsewhere)
    return () => {
      window.removeEventListener('blur', look)
      document.removeEventListener('focusin', elsewhere)
    }
  }, [frame, mark])
}
