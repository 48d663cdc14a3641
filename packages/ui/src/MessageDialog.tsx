import { Dialog as Primitive } from 'radix-ui'
import { type ReactNode, useEffect, useRef } from 'react'
import { Button, type ButtonProps } from './Button.tsx'
import { join } from './join.ts'
import { useOpener } from './useOpener.ts'

export interface DialogButton {
  readonly label: string
  /** What it does; a button without one only closes. */
  readonly onPress?: () => void
  readonly look?: ButtonProps['look']
  readonly isBusy?: boolean
  readonly testId?: string
}

interface MessageDialogProps {
  isOpen: boolean
  onClose: () => void
  title: string
  icon?: ReactNode
  /** What it says: text, or HTML that was cleaned. */
  children?: ReactNode
  buttons: readonly DialogButton[]
  /** A press beside it closes it; otherwise only its buttons and Escape do. */
  closesOnCover?: boolean
  /** Milliseconds until it closes by itself. */
  closeAfter?: number
  size?: 'narrow' | 'medium'
}

/** A short message with its answers: a warning, a question, a piece of news. */
export function MessageDialog({
  isOpen,
  onClose,
  title,
  icon,
  children,
  buttons,
  closesOnCover = false,
  closeAfter,
  size = 'narrow',
}: MessageDialogProps) {
  const focus = useOpener()
  useCloseAfter(isOpen ? closeAfter : undefined, onClose)
  const stay = (event: Event) => {
    if (!closesOnCover) event.preventDefault()
  }
  return (
    <Primitive.Root open={isOpen} onOpenChange={(open) => open || onClose()}>
      <Primitive.Portal>
        <Primitive.Overlay className="scrim" />
        <Primitive.Content
          role="alertdialog"
          className={join('dialog dialog-sheet', size === 'medium' && 'dialog-medium')}
          {...focus}
          onPointerDownOutside={stay}
          onInteractOutside={stay}
          {...(children ? {} : { 'aria-describedby': undefined })}
        >
          <span className="sheet-handle" aria-hidden="true" />
          <div className="flex flex-none items-start gap-4 px-6 pt-6">
            {icon && <span className="dialog-icon">{icon}</span>}
            <Primitive.Title className={join('min-w-0 flex-1 text-[20px]', icon ? 'self-center' : '')}>
              {title}
            </Primitive.Title>
          </div>
          {children && (
            <Primitive.Description asChild>
              <div className="dialog-body px-6 pt-2 text-[15px] text-text-2">{children}</div>
            </Primitive.Description>
          )}
          <div className="flex flex-none flex-wrap justify-end gap-3 px-6 pt-5 pb-6">
            {buttons.map(({ label, onPress, look = 'ghost', isBusy, testId }) => (
              <Button
                key={label}
                look={look}
                className="max-sm:flex-1"
                onClick={onPress ?? onClose}
                {...(isBusy === undefined ? {} : { isBusy })}
                {...(testId ? { 'data-testid': testId } : {})}
              >
                {label}
              </Button>
            ))}
          </div>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}

function useCloseAfter(wait: number | undefined, close: () => void): void {
  const newest = useRef(close)
  useEffect(() => {
    newest.current = close
  })
  useEffect(() => {
    if (wait === undefined) return
    const timer = setTimeout(() => newest.current(), wait)
    return () => clearTimeout(timer)
  }, [wait])
}
