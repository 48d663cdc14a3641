import { afterEach, expect, test } from 'vitest'
import { beginTheme, chooseTheme } from './theme.ts'

afterEach(() => localStorage.clear())
const shown = () => document.documentElement.dataset['theme']

test('[TR-16] a chosen theme is kept as `dark` or `light`, and holds over what the brand wants', () => {
  beginTheme('light')
  expect([shown(), localStorage.getItem('theme')]).toEqual(['light', null])
  chooseTheme('dark')
  expect([shown(), localStorage.getItem('theme')]).toEqual(['dark', 'dark'])
  beginTheme('light')
  expect(shown()).toBe('dark')
  chooseTheme('light')
  expect([shown(), localStorage.getItem('theme')]).toEqual(['light', 'light'])
})

test('[TR-16] anything else that is kept there is no theme', () => {
  localStorage.setItem('theme', 'purple')
  beginTheme('dark')
  expect(shown()).toBe('dark')
})
