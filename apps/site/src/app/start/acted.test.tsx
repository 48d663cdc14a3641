import { act } from 'react'
import { afterEach, expect, test } from 'vitest'
import { goTo } from '../../shared/address/navigation.ts'
import { beginSession, endSession } from '../../shared/session/session.ts'
import { openScreen } from '../../testing/screen.tsx'
import { useActed, useWatchActed } from './acted.ts'

const screen = openScreen()

function Shown() {
  useWatchActed()
  return <output>{String(useActed())}</output>
}

const hasActed = () => document.querySelector('output')?.textContent === 'true'
const go = (path: string) => act(async () => goTo(path))

afterEach(() =>
  act(async () => {
    endSession('signed-out')
    goTo('/')
  }),
)

test('a visitor is greeted by no window, wherever they go', async () => {
  await screen.draw(<Shown />)
  await go('/promotions')
  await go('/rng')
  expect(hasActed()).toBe(false)
})

test('a member is greeted by none at the login, nor on the way to what was wanted, but after the first step', async () => {
  await go('/login')
  await screen.draw(<Shown />)
  await act(async () => beginSession('a-token'))
  await go('/promotions')
  expect(hasActed()).toBe(false)
  await go('/rng')
  expect(hasActed()).toBe(true)
  await act(async () => endSession('signed-out'))
  expect(hasActed()).toBe(false)
})
