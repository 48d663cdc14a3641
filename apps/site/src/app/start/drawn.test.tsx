// @vitest-environment happy-dom
import { dehydrate, QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { takeDraw } from '../../shared/calls/early.ts'
import { answerFromNow, takeDrawn } from './drawn.ts'

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

test('what was pressed before the page could answer is pressed then, once, if it is still there', async () => {
  const presses = vi.fn()
  const button = document.body.appendChild(document.createElement('button'))
  button.addEventListener('click', presses)
  document.documentElement.dataset['drawn'] = 'light'
  Object.assign(globalThis, { pressed: button })
  answerFromNow()
  expect(document.documentElement.dataset['drawn']).toBeUndefined()
  await vi.waitFor(() => expect(presses).toHaveBeenCalledTimes(1))
  answerFromNow()
  Object.assign(globalThis, { pressed: button })
  answerFromNow()
  button.remove()
  await new Promise((done) => setTimeout(done, 20))
  expect(presses).toHaveBeenCalledTimes(1)
})

test('what was drawn anew meanwhile is pressed where it stands now', async () => {
  const presses = vi.fn()
  const made = () => {
    const button = document.createElement('button')
    button.dataset['testid'] = 'try-first'
    return button
  }
  const [before, now] = [made(), made()]
  now.addEventListener('click', presses)
  document.body.append(now)
  Object.assign(globalThis, { pressed: before })
  answerFromNow()
  await vi.waitFor(() => expect(presses).toHaveBeenCalledTimes(1))
})
