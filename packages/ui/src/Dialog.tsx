import { Dialog as Primitive } from 'radix-ui'
import type { ReactNode } from 'react'
import { join } from './join.ts'
import { useOpener } from './useOpener.ts'

interface OverlayProps {
  isOpen: boolean
  onClose: () => void
  title: string
  /** The title is there for screen readers only: the content shows its own. */
  isTitleHidden?: boolean
  description?: string
  children: ReactNode
}

interface DialogProps extends OverlayProps {
  /** A form keeps what was typed: a press outside does not close it. */
  holdsForm?: boolean
  /** Escape does not close it either; only its button calls `onClose`. */
  isStaying?: boolean
  size?: 'narrow' | 'wide'
  /** On phones: a sheet from below, or the full screen for more than three fields. */
  onPhone?: 'sheet' | 'full'
  closeLabel: string
  closeIcon: ReactNode
}

/** A form begins at its first field; where touching it would raise a keyboard, at the window itself. */
function beginAtField(event: Event): void {
  const content = event.currentTarget
  if (!(content instanceof HTMLElement)) return
  event.preventDefault()
  const field = content.querySelector<HTMLElement>('input:not([type="checkbox"], [type="radio"])')
  if (field && matchMedia('(hover: hover)').matches) field.focus()
  else content.focus()
}

/** A panel is read from its top; no button of it lights up before a key is pressed. */
function beginAtTop(event: Event): void {
  event.preventDefault()
  if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus()
}

/** A list open inside a window closes alone: Radix hears the key before the list can hold it back. */
const isOfList = ({ target }: KeyboardEvent) =>
  target instanceof Element && target.closest('[data-closes-by-escape]') !== null

/** A window over the page: focus is held inside and goes back to its opener, the page does not scroll. */
export function Dialog({
  isOpen,
  onClose,
  title,
  isTitleHidden,
  description,
  children,
  holdsForm,
  isStaying,
  size = 'narrow',
  onPhone = 'sheet',
  closeLabel,
  closeIcon,
}: DialogProps) {
  const focus = useOpener(holdsForm ? beginAtField : undefined)
  const stay = (event: Event) => {
    if (holdsForm) event.preventDefault()
  }
  return (
    <Primitive.Root open={isOpen} onOpenChange={(open) => open || onClose()}>
      <Primitive.Portal>
        <Primitive.Overlay className="scrim" />
        <Primitive.Content
          className={join(
            'dialog',
            size === 'wide' && 'dialog-wide',
            onPhone === 'full' ? 'dialog-full' : 'dialog-sheet',
          )}
          onPointerDownOutside={stay}
          onInteractOutside={stay}
          onEscapeKeyDown={(event) => (isStaying || isOfList(event)) && event.preventDefault()}
          {...focus}
          {...(description ? {} : { 'aria-describedby': undefined })}
        >
          {onPhone === 'sheet' && <span className="sheet-handle" aria-hidden="true" />}
          <header
            className={join(
              'flex items-start gap-4 px-6 pt-5',
              isTitleHidden && 'absolute end-0 top-0 z-10 p-4',
            )}
          >
            <Primitive.Title className={isTitleHidden ? 'sr-only' : 'min-w-0 flex-1 pt-2 text-[22px]'}>
              {title}
            </Primitive.Title>
            <Primitive.Close className="icon-btn -me-1" aria-label={closeLabel} title={closeLabel}>
              {closeIcon}
            </Primitive.Close>
          </header>
          {description && (
            <Primitive.Description className="px-6 pt-1 text-[14px] text-text-2">
              {description}
            </Primitive.Description>
          )}
          <div className="dialog-body">{children}</div>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}

interface PanelProps extends OverlayProps {
  isNarrow?: boolean
  /** Has a base size of 200 by 200 points, and comes 100 ms after it was asked for. */
  isBased?: boolean
  side?: 'start' | 'end'
}

/** A large window with a menu of its own: all of the screen where there is no room around it. A press outside does not close it. */
export function Centre({ isOpen, onClose, title, children }: OverlayProps) {
  const focus = useOpener(beginAtTop)
  const stay = (event: Event) => event.preventDefault()
  return (
    <Primitive.Root open={isOpen} onOpenChange={(open) => open || onClose()}>
      <Primitive.Portal>
        <Primitive.Overlay className="scrim" />
        <Primitive.Content
          className="dialog dialog-centre dialog-full"
          aria-describedby={undefined}
          onPointerDownOutside={stay}
          onInteractOutside={stay}
          {...focus}
        >
          <Primitive.Title className="sr-only">{title}</Primitive.Title>
          {children}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}

/** A full-height panel at an edge: the whole screen on phones. */
export function Panel({ isOpen, onClose, title, isNarrow, isBased, side = 'end', children }: PanelProps) {
  const focus = useOpener(beginAtTop)
  return (
    <Primitive.Root open={isOpen} onOpenChange={(open) => open || onClose()}>
      <Primitive.Portal>
        <Primitive.Overlay className="scrim" />
        <Primitive.Content
          className={join(
            'panel',
            isNarrow && 'panel-narrow',
            isBased && 'panel-based',
            side === 'start' && 'panel-start',
          )}
          aria-describedby={undefined}
          {...focus}
        >
          <Primitive.Title className="sr-only">{title}</Primitive.Title>
          {children}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}
