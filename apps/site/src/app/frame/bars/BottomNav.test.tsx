import { act } from 'react'
import { expect, test } from 'vitest'
import { goTo, usePlace } from '../../../shared/address/navigation.ts'
import { openScreen } from '../../../testing/screen.tsx'
import { BottomNav } from './BottomNav.tsx'

const screen = openScreen()

function Shown() {
  return (
    <>
      <BottomNav />
      <output>{usePlace().pathname}</output>
    </>
  )
}

const link = (to: string) => document.querySelector<HTMLAnchorElement>(`nav a[href="${to}"]`)

test.each([
  ['[NV-01] home', '/', 'Home'],
  ['[NV-03] promotions', '/promotions', 'Promotions'],
])('the bar at the bottom leads to %s', async (_title, to, name) => {
  await screen.draw(<Shown />)
  await act(async () => goTo('/help'))
  expect(link(to)?.textContent).toBe(name)
  await act(async () => link(to)?.click())
  expect(document.querySelector('output')?.textContent).toBe(to)
  expect(link(to)?.getAttribute('aria-current')).toBe('page')
})
