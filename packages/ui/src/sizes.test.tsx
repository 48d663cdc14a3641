/** What windows measure is written in the style sheet: it is read here as a browser reads it. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Modal } from './Modal.tsx'

Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)

const root = createRoot(document.body.appendChild(document.createElement('div')))
const sheet = document.createElement('style')
const show = (child: ReactNode) => act(async () => root.render(child))
const look = () => {
  const dialog = document.querySelector<HTMLElement>('[role="dialog"]')
  if (!dialog) throw new Error('no window is open')
  return getComputedStyle(dialog)
}

beforeAll(() => {
  sheet.textContent = readFileSync(join(import.meta.dirname, 'style/overlays.css'), 'utf8')
  document.head.append(sheet)
})
afterAll(async () => {
  await show(null)
  sheet.remove()
})

test('[BC-39] a modal without a size is 600 by 300 points, and grows with what it holds', async () => {
  await show(
    <Modal isOpen title="News" onClose={() => {}}>
      x
    </Modal>,
  )
  const { width, height, minHeight } = look()
  expect({ width, height, minHeight }).toEqual({ width: '600px', height: 'fit-content', minHeight: '300px' })
})

test('[BC-40] a modal fades in, and its cover fades in and out', async () => {
  await show(
    <Modal isOpen title="News" onClose={() => {}}>
      x
    </Modal>,
  )
  expect(look().animation).toContain('dialog-in')
  const frames = (name: string) =>
    new RegExp(`@keyframes ${name} \\{\\s*(?:from|to) \\{\\s*opacity: 0;`).test(sheet.textContent)
  expect(['dialog-in', 'fade-in', 'fade-out'].map(frames)).toEqual([true, true, true])
})
