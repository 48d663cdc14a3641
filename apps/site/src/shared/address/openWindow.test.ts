import { afterEach, expect, test, vi } from 'vitest'
import { openWindow } from './openWindow.ts'

afterEach(() => vi.unstubAllGlobals())

test('a window of its own is opened, and knows nothing of the page', () => {
  const opened = { opener: window as unknown, location: { replace: vi.fn() } }
  vi.stubGlobal('open', () => opened)
  expect(openWindow('https://games.example/7')).toBe(true)
  expect(opened.location.replace).toHaveBeenCalledWith('https://games.example/7')
  expect(opened.opener).toBeNull()
})

test('a window that the browser blocks is known as such', () => {
  vi.stubGlobal('open', () => null)
  expect(openWindow('https://games.example/7')).toBe(false)
})
