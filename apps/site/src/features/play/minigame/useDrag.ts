import { type PointerEvent, useRef, useState } from 'react'

const margin = 8

interface Grip {
  readonly pointer: number
  readonly x: number
  readonly y: number
  readonly from: { readonly x: number; readonly y: number }
  /** Where the box lies without any shift. */
  readonly home: {
    readonly left: number
    readonly top: number
    readonly width: number
    readonly height: number
  }
}

const within = (wanted: number, least: number, most: number) => Math.min(Math.max(wanted, least), most)

/** Moves a box by its header, never out of the window; one that is as wide as a phone stays where it is. */
export function useDrag() {
  const [shift, setShift] = useState({ x: 0, y: 0 })
  const grip = useRef<Grip | null>(null)
  const release = () => {
    grip.current = null
  }
  const handle = {
    onPointerDown({ target, currentTarget, pointerId, button, clientX, clientY }: PointerEvent<HTMLElement>) {
      const box = currentTarget.parentElement?.getBoundingClientRect()
      const isOnButton = target instanceof Element && target.closest('button') !== null
      if (!box || isOnButton || button !== 0 || box.width > innerWidth * 0.8) return
      currentTarget.setPointerCapture(pointerId)
      const { left, top, width, height } = box
      const home = { left: left - shift.x, top: top - shift.y, width, height }
      grip.current = { pointer: pointerId, x: clientX, y: clientY, from: shift, home }
    },
    onPointerMove({ pointerId, clientX, clientY }: PointerEvent<HTMLElement>) {
      const held = grip.current
      if (held?.pointer !== pointerId) return
      const { from, home } = held
      setShift({
        x: within(
          from.x + clientX - held.x,
          margin - home.left,
          innerWidth - margin - home.width - home.left,
        ),
        y: within(
          from.y + clientY - held.y,
          margin - home.top,
          innerHeight - margin - home.height - home.top,
        ),
      })
    },
    onPointerUp: release,
    onPointerCancel: release,
  }
  return { translate: `${shift.x}px ${shift.y}px`, handle }
}
