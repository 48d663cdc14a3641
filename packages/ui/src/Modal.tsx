import { Dialog as Primitive } from 'radix-ui'
import { type PointerEvent, type ReactNode, useRef, useState } from 'react'
import { keptInside, type Shift } from './drag.ts'
import { join } from './join.ts'
import { useOpener } from './useOpener.ts'

interface ModalProps {
  isOpen: boolean
  onClose: () => void
  /** Read out; shown too, unless the content shows its own. */
  title: string
  isTitleHidden?: boolean
  /** Without one, the content says how it is left. */
  close?: { label: string; icon: ReactNode }
  /** Without one: 600 by 300 points, and higher as its content is. */
  size?: 'wide'
  /** On phones: a sheet from below, or the full screen. */
  onPhone?: 'sheet' | 'full'
  children: ReactNode
}

/** A window that a press outside does not close, and that is dragged by its header where there is room. */
export function Modal({
  isOpen,
  onClose,
  title,
  isTitleHidden,
  close,
  size,
  onPhone = 'full',
  children,
}: ModalProps) {
  const { shift, handle } = useDrag()
  const focus = useOpener()
  return (
    <Primitive.Root open={isOpen} onOpenChange={(open) => open || onClose()}>
      <Primitive.Portal>
        <Primitive.Overlay className="scrim" />
        <Primitive.Content
          className={join(
            'dialog',
            size === 'wide' ? 'dialog-wide' : 'dialog-modal',
            onPhone === 'full' ? 'dialog-full' : 'dialog-sheet',
          )}
          style={{ translate: `${shift.x}px ${shift.y}px` }}
          {...focus}
          aria-describedby={undefined}
          onPointerDownOutside={(event) => event.preventDefault()}
          onInteractOutside={(event) => event.preventDefault()}
        >
          <header className="modal-header flex flex-none items-center gap-4 px-6 pt-4 pb-2" {...handle}>
            <Primitive.Title className={isTitleHidden ? 'sr-only' : 'min-w-0 flex-1 text-[20px]'}>
              {title}
            </Primitive.Title>
            {close && (
              <Primitive.Close
                className="icon-btn -me-1 ms-auto"
                aria-label={close.label}
                title={close.label}
              >
                {close.icon}
              </Primitive.Close>
            )}
          </header>
          <div className="dialog-body">{children}</div>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}

interface Grip {
  readonly pointer: number
  readonly from: Shift
  readonly start: Shift
  readonly home: { left: number; top: number; width: number }
}

/** Moves a window by its header with mouse, pen or finger; a window that fills the screen stays where it is. */
function useDrag() {
  const [shift, setShift] = useState<Shift>({ x: 0, y: 0 })
  const grip = useRef<Grip | null>(null)
  const release = () => {
    grip.current = null
  }
  const handle = {
    onPointerDown({ target, currentTarget, pointerId, button, clientX, clientY }: PointerEvent<HTMLElement>) {
      const box = currentTarget.parentElement?.getBoundingClientRect()
      const isOnButton = target instanceof Element && target.closest('button, a') !== null
      if (!box || isOnButton || button !== 0 || box.width >= window.innerWidth) return
      currentTarget.setPointerCapture(pointerId)
      const home = { left: box.left - shift.x, top: box.top - shift.y, width: box.width }
      grip.current = { pointer: pointerId, from: shift, start: { x: clientX, y: clientY }, home }
    },
    onPointerMove({ pointerId, clientX, clientY }: PointerEvent<HTMLElement>) {
      const held = grip.current
      if (!held || held.pointer !== pointerId) return
      const wanted = { x: held.from.x + clientX - held.start.x, y: held.from.y + clientY - held.start.y }
      setShift(keptInside(wanted, held.home, { width: window.innerWidth, height: window.innerHeight }))
    },
    onPointerUp: release,
    onPointerCancel: release,
  }
  return { shift, handle }
}
