import { act, type ReactNode, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { MessageDialog } from './MessageDialog.tsx'

Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)

const root = createRoot(document.body.appendChild(document.createElement('div')))
const show = (child: ReactNode) => act(async () => root.render(child))
const dialog = () => document.querySelector('[role="alertdialog"]')
const press = (label: string) =>
  act(async () =>
    [...document.querySelectorAll('button')].find(({ textContent }) => textContent === label)?.click(),
  )
/** The window hears of presses beside it a turn after it has opened. */
const pressCover = () =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(10)
    const cover = document.querySelector('.scrim')
    cover?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, button: 0 }))
    cover?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    await vi.advanceTimersByTimeAsync(10)
  })

interface TrialProps {
  closesOnCover?: boolean
  closeAfter?: number
  onYes?: () => void
}

function Trial({ onYes = () => {}, ...options }: TrialProps) {
  const [isOpen, setOpen] = useState(true)
  return (
    <MessageDialog
      isOpen={isOpen}
      onClose={() => setOpen(false)}
      icon={<svg data-testid="icon" />}
      title="Leave this page?"
      buttons={[{ label: 'Stay' }, { label: 'Leave', look: 'danger', onPress: onYes }]}
      {...options}
    >
      <p>
        What you wrote is <b>not kept</b>.
      </p>
    </MessageDialog>
  )
}

beforeEach(() => void vi.useFakeTimers())
afterEach(async () => {
  await act(async () => root.render(null))
  vi.useRealTimers()
})

test('[MD-22] [MD-23] [MD-24] the dialog shows its icon, its title and its body with markup', async () => {
  await show(<Trial />)
  expect(dialog()?.querySelector('[data-testid="icon"]')).not.toBeNull()
  expect(dialog()?.querySelector('h2')?.textContent).toBe('Leave this page?')
  expect(dialog()?.querySelector('b')?.textContent).toBe('not kept')
})

test('[MD-25] its buttons carry their labels, and each has its effect', async () => {
  const onYes = vi.fn()
  await show(<Trial onYes={onYes} />)
  await press('Leave')
  expect(onYes).toHaveBeenCalledOnce()
  expect(dialog()).not.toBeNull()
  await press('Stay')
  expect(dialog()).toBeNull()
})

test('[MD-26] a press on the cover closes it where that was asked for', async () => {
  await show(<Trial closesOnCover />)
  await pressCover()
  expect(dialog()).toBeNull()
})

test('[MD-26] a press on the cover leaves it where that was not asked for', async () => {
  await show(<Trial />)
  await pressCover()
  expect(dialog()).not.toBeNull()
})

test('[MD-27] with a timeout of 2 s it closes by itself, then and not before', async () => {
  await show(<Trial closeAfter={2000} />)
  await act(async () => void (await vi.advanceTimersByTimeAsync(1999)))
  expect(dialog()).not.toBeNull()
  await act(async () => void (await vi.advanceTimersByTimeAsync(1)))
  expect(dialog()).toBeNull()
})

test('without a timeout it stays', async () => {
  await show(<Trial />)
  await act(async () => void (await vi.advanceTimersByTimeAsync(600_000)))
  expect(dialog()).not.toBeNull()
})
