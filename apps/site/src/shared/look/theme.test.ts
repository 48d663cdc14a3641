import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { beginTheme, chooseTheme } from './theme.ts'

afterEach(() => localStorage.clear())
const demo = join(import.meta.dirname, '../../../../../brands/demo/brand.json')
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

test('[OV-58] [OV-59] [BC-63] somebody new sees the brand’s theme, which for the demonstration is light; dark is the other', () => {
  const { defaultTheme } = JSON.parse(readFileSync(demo, 'utf8')) as { defaultTheme: 'light' | 'dark' }
  expect(defaultTheme).toBe('light')
  beginTheme(defaultTheme)
  expect(shown()).toBe('light')
  beginTheme('dark')
  expect(shown()).toBe('dark')
})

test('[TR-16] anything else that is kept there is no theme', () => {
  localStorage.setItem('theme', 'purple')
  beginTheme('dark')
  expect(shown()).toBe('dark')
})
