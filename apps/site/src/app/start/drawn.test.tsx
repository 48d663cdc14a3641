// @vitest-environment happy-dom
import { dehydrate, QueryClient } from '@tanstack/react-query'
import { act, lazy, type ReactNode, Suspense } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { takeDraw } from '../../shared/calls/early.ts'
import { answerFromNow, takeDrawn } from './drawn.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

afterEach(() => {
  document.body.replaceChildren()
  delete document.documentElement.dataset['drawn']
})

function pageWith(state: unknown, drawn: string | null): void {
  const place = document.createElement('script')
  place.type = 'application/json'
  place.id = 'drawn'
  place.textContent = JSON.stringify(state)
  document.body.append(place)
  if (drawn) document.documentElement.dataset['drawn'] = drawn
}

function known() {
  const cache = new QueryClient()
  cache.setQueryData(['games'], ['a'])
  return dehydrate(cache)
}

test('what the server knew is taken over once, with its choice among equal addresses', () => {
  pageWith({ cache: known(), draw: 0.25 }, 'light')
  const cache = new QueryClient()
  expect(takeDrawn(cache)).toBe(true)
  expect(cache.getQueryData(['games'])).toEqual(['a'])
  expect(takeDraw()).toBe(0.25)
  expect(document.getElementById('drawn')).toBeNull()
  expect(takeDrawn(new QueryClient())).toBe(false)
})

test('what was drawn for somebody else, or not at all, is not taken over', () => {
  pageWith({ cache: known(), draw: 0.25 }, null)
  const cache = new QueryClient()
  expect(takeDrawn(cache)).toBe(false)
  expect(cache.getQueryData(['games'])).toBeUndefined()
  expect(takeDraw()).toBeUndefined()
})

const presses = vi.fn()
const Door = () => (
  <button type="button" onClick={presses}>
    Try for free
  </button>
)

/** A page as the server drew it, with a part whose script has not come yet. */
function drawn() {
  presses.mockReset()
  let come: (part: { default: () => ReactNode }) => void = () => {}
  const Part = lazy(() => new Promise<{ default: () => ReactNode }>((resolve) => (come = resolve)))
  const place = document.body.appendChild(document.createElement('div'))
  const button = document.createElement('button')
  button.type = 'button'
  button.append('Try for free')
  // As the server marks a part that is whole.
  place.append(document.createComment('$'), button, document.createComment('/$'))
  document.documentElement.dataset['drawn'] = 'light'
  Object.assign(globalThis, { pressed: button })
  const whole = (
    <Suspense fallback={<p>…</p>}>
      <Part />
    </Suspense>
  )
  return { place, button, whole, come: () => act(async () => come({ default: Door })) }
}

test('what was pressed before the page could answer is pressed once the part around it does', async () => {
  const { place, whole, come } = drawn()
  await act(async () => void hydrateRoot(place, whole))
  answerFromNow()
  expect(document.documentElement.dataset['drawn']).toBeUndefined()
  await new Promise((done) => setTimeout(done, 100))
  expect(presses).not.toHaveBeenCalled()
  await come()
  await vi.waitFor(() => expect(presses).toHaveBeenCalledTimes(1))
  answerFromNow()
  await new Promise((done) => setTimeout(done, 100))
  expect(presses).toHaveBeenCalledTimes(1)
})

test('what was drawn anew meanwhile is pressed where it stands now', async () => {
  const { place, whole, button, come } = drawn()
  await act(async () => createRoot(place).render(whole))
  expect(button.isConnected).toBe(false)
  answerFromNow()
  await come()
  await vi.waitFor(() => expect(presses).toHaveBeenCalledTimes(1))
})

test('of several that look alike none is guessed', async () => {
  const { place, whole, come } = drawn()
  const both = (
    <>
      {whole}
      {whole}
    </>
  )
  await act(async () => createRoot(place).render(both))
  answerFromNow()
  await come()
  await new Promise((done) => setTimeout(done, 100))
  expect(place.querySelectorAll('button')).toHaveLength(2)
  expect(presses).not.toHaveBeenCalled()
})
