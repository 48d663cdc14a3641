import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { Modal } from './Modal.tsx'

Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)

const root = createRoot(document.body.appendChild(document.createElement('div')))
const show = (child: ReactNode) => act(async () => root.render(child))
const dialog = () => document.querySelector<HTMLElement>('[role="dialog"]')
const closeButton = () => document.querySelector<HTMLButtonElement>('button[aria-label="Close"]')

afterEach(() => act(async () => root.render(null)))

test('[MD-28] a press outside leaves it open', async () => {
  const onClose = vi.fn()
  await show(
    <Modal isOpen title="News" onClose={onClose}>
      x
    </Modal>,
  )
  await act(async () => {
    await new Promise((done) => setTimeout(done, 10))
    const cover = document.querySelector('.scrim')
    cover?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, button: 0 }))
    cover?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  })
  expect(onClose).toHaveBeenCalledTimes(0)
})

test('[BC-43] the key with the code 27 closes it', async () => {
  const onClose = vi.fn()
  await show(
    <Modal isOpen title="News" onClose={onClose}>
      x
    </Modal>,
  )
  const press = (key: string, keyCode: number) =>
    act(
      async () => void document.dispatchEvent(new KeyboardEvent('keydown', { key, keyCode, bubbles: true })),
    )
  await press('a', 65)
  expect(onClose).not.toHaveBeenCalled()
  await press('Escape', 27)
  expect(onClose).toHaveBeenCalledOnce()
})

test('[MD-29] with a close button it closes by it; without one there is none', async () => {
  const onClose = vi.fn()
  await show(
    <Modal isOpen title="News" onClose={onClose} close={{ label: 'Close', icon: '×' }}>
      x
    </Modal>,
  )
  await act(async () => closeButton()?.click())
  expect(onClose).toHaveBeenCalledOnce()
  await show(
    <Modal isOpen title="News" onClose={onClose}>
      x
    </Modal>,
  )
  expect(dialog()).not.toBeNull()
  expect(closeButton()).toBeNull()
})

test('[MD-30] its title shows, or is read out only', async () => {
  const titleOf = () => dialog()?.querySelector('h2')
  await show(
    <Modal isOpen title="News" onClose={() => {}}>
      x
    </Modal>,
  )
  expect(titleOf()?.textContent).toBe('News')
  expect(titleOf()?.classList.contains('sr-only')).toBe(false)
  await show(
    <Modal isOpen title="News" isTitleHidden onClose={() => {}}>
      x
    </Modal>,
  )
  expect(titleOf()?.textContent).toBe('News')
  expect(titleOf()?.classList.contains('sr-only')).toBe(true)
})
