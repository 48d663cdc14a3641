// @vitest-environment happy-dom

import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => {
  localStorage.clear()
  window.history.replaceState(null, '', '?')
  vi.resetModules()
})
const fresh = () => import('./wish.ts')

test('what a member chose is kept, also where an older page kept it as the form of the wheel', async () => {
  const { wishedForm } = await fresh()
  expect(wishedForm()).toBe('auto')
  localStorage.setItem('wheel', 'drawn')
  expect(wishedForm()).toBe('drawn')
  localStorage.setItem('form', 'solid')
  expect(wishedForm()).toBe('solid')
  localStorage.setItem('form', 'of wood')
  expect(wishedForm()).toBe('drawn')
})

test('an address asks by either name, a choice in the page goes before it, and who listens hears of it', async () => {
  const { wishedForm, wishForm, onWish } = await fresh()
  window.history.replaceState(null, '', '?wheel=solid')
  expect(wishedForm()).toBe('solid')
  window.history.replaceState(null, '', '?form=drawn&wheel=solid')
  expect(wishedForm()).toBe('drawn')
  let heard = 0
  const stop = onWish(() => heard++)
  wishForm('auto')
  stop()
  wishForm('solid')
  expect([heard, wishedForm(), localStorage.getItem('form')]).toEqual([1, 'solid', 'solid'])
})
